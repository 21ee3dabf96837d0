package main

import (
	"context"
	"errors"
	"fmt"
)

// What the process answers to the shell.
const (
	exitOK          = 0
	exitFailed      = 1   // a defect was found, or the work failed
	exitUsage       = 2   // the input can't be used; nothing was written
	exitInterrupted = 130 // 128 + SIGINT, as shells say it
)

// usageError is an error of the one who typed the command, not of the work.
type usageError struct{ err error }

func (e usageError) Error() string { return e.err.Error() }
func (e usageError) Unwrap() error { return e.err }

// usageErrorf makes an error that ends the process with status 2. It should say what, where, why and what is allowed.
func usageErrorf(format string, args ...any) error {
	return usageError{fmt.Errorf(format, args...)}
}

// asUsage marks err as one of the input; nil stays nil.
func asUsage(err error) error {
	if err == nil {
		return nil
	}
	return usageError{err}
}

// badInput is what an error from the rooms below answers when the input is to blame.
type badInput interface{ BadInput() bool }

// exitCode tells which status err ends the process with.
func exitCode(err error) int {
	var usage usageError
	var input badInput
	switch {
	case err == nil:
		return exitOK
	case errors.Is(err, context.Canceled):
		return exitInterrupted
	case errors.As(err, &usage), errors.As(err, &input) && input.BadInput():
		return exitUsage
	}
	return exitFailed
}
