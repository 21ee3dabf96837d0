package site_test

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"shanhai/pieces/print/printtest"
	"shanhai/web/site"
)

// TestInBrowser drives the built page in a headless browser, against the
// program that serves it; what is tested stands in web/test.
func TestInBrowser(t *testing.T) {
	if testing.Short() {
		t.Skip("left out: -short")
	}
	node, chromium := printtest.Tool(t, "node"), printtest.Tool(t, "chromium")
	if _, built, err := site.Page(); err != nil || !built {
		unbuilt(t, err)
	}
	upToDate(t)
	dir := t.TempDir()
	program := filepath.Join(dir, "shanhai")
	if out, err := exec.Command("go", "build", "-o", program, "shanhai/cmd/shanhai").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	url := serve(t, program)
	tests, err := filepath.Glob("../test/*.test.mjs")
	if err != nil || len(tests) == 0 {
		t.Fatalf("no tests: %v", err)
	}
	cmd := exec.Command(node, append([]string{"--test", "--test-concurrency=2", "--test-reporter=spec"}, tests...)...)
	cmd.Env = append(os.Environ(), "SHANHAI_URL="+url, "SHANHAI_BIN="+program, "CHROMIUM="+chromium)
	out, err := cmd.CombinedOutput()
	t.Logf("%s", out)
	if err != nil {
		t.Error(err)
	}
}

// unbuilt leaves the test out; on CI a page that was not built is a fault.
func unbuilt(t *testing.T, err error) {
	t.Helper()
	if err != nil || os.Getenv("CI") != "" {
		t.Fatalf("the page was not built (make web), and CI leaves no check out: %v", err)
	}
	t.Skip("left out: the page was not built (make web)")
}

// serve starts the program's server and returns its address.
func serve(t *testing.T, program string) string {
	t.Helper()
	cmd := exec.Command(program, "serve", "--addr", "127.0.0.1:0")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Signal(os.Interrupt)
		if err := cmd.Wait(); err != nil {
			t.Errorf("serve did not end cleanly: %v", err)
		}
	})
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	url := regexp.MustCompile(`http://\S+/`).FindString(line)
	if url == "" {
		t.Fatalf("no address in %q", line)
	}
	return url
}
