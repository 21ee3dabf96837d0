package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"strings"
	"syscall"
	"time"

	"shanhai/web/site"

	"github.com/spf13/cobra"
)

// serveOptions is what serve was asked for.
type serveOptions struct {
	Streams ioStreams
	Addr    string // host:port
}

// newServeCmd is the command that shows the customizer's page. runF, where it is not nil, runs instead of the work.
func newServeCmd(streams ioStreams, runF func(context.Context, *serveOptions) error) *cobra.Command {
	opts := &serveOptions{Streams: streams}
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Show the customizer in a browser",
		Long: `serve shows the customizer: a page on which the set is designed in 3-D and its
print files are taken home. The page comes out of this program and does its
work in the browser; nothing is sent anywhere. By default only this machine can
see it. Ctrl-C ends it.`,
		Example: `  shanhai serve
  shanhai serve --addr 127.0.0.1:9000`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if runF != nil {
				return runF(cmd.Context(), opts)
			}
			return serveRun(cmd.Context(), opts)
		},
	}
	cmd.Flags().StringVar(&opts.Addr, "addr", "127.0.0.1:8080",
		"`host:port` to listen on; port 0 takes a free one\ne.g. --addr 127.0.0.1:9000")
	return cmd
}

// serveRun serves until the context ends.
func serveRun(ctx context.Context, o *serveOptions) error {
	page, built, err := site.Page()
	if err != nil {
		return err
	}
	handler, err := site.Handler(page)
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", o.Addr)
	if err != nil {
		return listenError(o.Addr, err)
	}
	if !built {
		fmt.Fprintln(o.Streams.Err, "shanhai: warning: this program was built without the page; \"make web\", then \"make\", puts it in")
	}
	if !loopback(listener.Addr()) {
		fmt.Fprintf(o.Streams.Err, "shanhai: warning: --addr: %s is open to the network; 127.0.0.1 is this machine alone\n", o.Addr)
	}
	fmt.Fprintf(o.Streams.Out, "the customizer is at http://%s/ until Ctrl-C\n", listener.Addr())
	return serve(ctx, listener, handler)
}

// Limits of the server: a page of small files asks for no more.
const (
	headerTime = 5 * time.Second  // for a request's header
	readTime   = 10 * time.Second // for a request
	writeTime  = 2 * time.Minute  // for an answer, the largest some MB
	idleTime   = time.Minute
	headerMax  = 16 << 10 // bytes
	graceTime  = 2 * time.Second
)

// serve answers requests until the context ends, then lets those under way finish.
func serve(ctx context.Context, l net.Listener, h http.Handler) error {
	server := &http.Server{
		Handler: h, ReadHeaderTimeout: headerTime, ReadTimeout: readTime, WriteTimeout: writeTime,
		IdleTimeout: idleTime, MaxHeaderBytes: headerMax,
		ErrorLog: log.New(io.Discard, "", 0), // of clients that hang up
	}
	served := make(chan error, 1)
	go func() { served <- server.Serve(l) }()
	select {
	case err := <-served:
		return err
	case <-ctx.Done():
	}
	grace, cancel := context.WithTimeout(context.WithoutCancel(ctx), graceTime)
	defer cancel()
	if server.Shutdown(grace) != nil {
		return server.Close()
	}
	return nil
}

// listenError says why an address can't be listened on.
func listenError(addr string, err error) error {
	why := err
	var op *net.OpError
	if errors.As(err, &op) {
		why = op.Err
	}
	if errors.Is(err, syscall.EADDRINUSE) {
		return usageErrorf("--addr: %s: another program listens there; allowed: another port, or 0 for a free one", addr)
	}
	return usageErrorf("--addr: %s: %s; allowed: host:port of this machine", addr, strings.TrimPrefix(why.Error(), "listen tcp: "))
}

// loopback tells whether an address can be reached from this machine alone.
func loopback(a net.Addr) bool {
	tcp, ok := a.(*net.TCPAddr)
	return ok && tcp.IP.IsLoopback()
}
