package outdir

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// Error says which path could not be written, and why.
type Error struct {
	Path     string
	Err      error
	Unusable bool // the path is to blame, not the disk
}

// Error returns path and reason in one line.
func (e *Error) Error() string { return e.Path + ": " + e.Err.Error() }

// Unwrap returns the reason.
func (e *Error) Unwrap() error { return e.Err }

// BadInput tells whether another path would do.
func (e *Error) BadInput() bool { return e.Unusable }

// unusable blames the path, unless the disk is full.
func unusable(path string, err error) error {
	return &Error{path, bare(err), !errors.Is(err, syscall.ENOSPC)}
}

// failed blames the work.
func failed(path string, err error) error { return &Error{path, bare(err), false} }

// bare strips what the operating system's error says of the operation and of
// staging's own names: the maker knows neither.
func bare(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	}
	return err
}
