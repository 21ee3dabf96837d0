# make          builds bin/shanhai and the print files in out/
# make test     every check: formatting, vet, staticcheck, tests, real slicers
# make fuzz     every fuzz target in turn, 30 s each (make fuzz FUZZTIME=5m)
# make bench    speed, side by side with other tools
# make web      the customizer's page for "shanhai serve" (Node.js 20 or later)
# make conformance   the long proofs of the rules engine
# make release  binaries for all systems in dist/, with checksums
# make pictures draws the pictures of README.md anew
# make clean    removes everything made

STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
BUILD       := go build -trimpath -buildvcs=auto -ldflags '-s -w'
FUZZTIME    ?= 30s
PLATFORMS   := linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64 windows/arm64

.PHONY: all binary web page test format vet clients fuzz bench conformance pictures release clean

all: binary
	bin/shanhai build

binary:
	$(BUILD) -o bin/shanhai ./cmd/shanhai

test: format vet clients page
	go test -timeout 30m ./...

format:
	@files=$$(gofmt -l bench cmd inscriptions internal models pieces rules web/referee web/site web/studio web/wasm); \
	if [ -n "$$files" ]; then echo "gofmt would change:"; echo "$$files"; exit 1; fi

vet:
	go vet ./...
	go run $(STATICCHECK) ./...

# The programs that the tests hold our files against.
clients:
	sh .ci/clients

# The page for the tests that drive it, where it can be built; CI leaves none out.
page:
	@if ! command -v npm >/dev/null; then why="no npm"; \
	elif ! node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)'; then why="Node.js older than 20"; \
	else $(MAKE) --no-print-directory web; exit; fi; \
	echo "$$why: the checks of the customizer's page are left out"; [ -z "$$CI" ]

# The page: the studio as WebAssembly, bundled, packed into web/site for the next build.
web:
	@mkdir -p web/build/go
	GOOS=js GOARCH=wasm go build -trimpath -buildvcs=false -ldflags '-s -w' -o web/build/go/studio.wasm ./web/wasm
	GOOS=js GOARCH=wasm go build -trimpath -buildvcs=false -ldflags '-s -w' -o web/build/go/referee.wasm ./web/wasm/referee
	cp "$$(go env GOROOT)/lib/wasm/wasm_exec.js" "$$(go env GOROOT)/LICENSE" web/build/go/
	cd web && npm ci --no-audit --no-fund --loglevel=error && npm run build --silent

# Every function that begins with Fuzz, wherever it is, until the first that finds something.
fuzz:
	@grep -rE --include='*_test.go' --exclude-dir=node_modules '^func Fuzz[A-Za-z0-9]*\(' . | sort | \
	while IFS=: read -r file func; do \
		name=$${func#func }; name=$${name%%(*}; \
		echo "$$name in $${file%/*}"; \
		go test -run '^$$' -fuzz "^$$name\$$" -fuzztime $(FUZZTIME) "$${file%/*}" || exit 1; \
	done

bench: binary
	go run ./bench
	go test -run "^$$" -bench Perft -benchtime 1s ./rules/shanhai

conformance:
	SHANHAI_CONFORMANCE=1 go test -run Conformance -timeout 85m ./rules/...

pictures: binary
	bin/shanhai preview --small --out docs/set.png
	bin/shanhai preview --box --small --out docs/box.png
	bin/shanhai preview yinglong --styles --small --out docs/styles.png

release: clean web
	@for p in $(PLATFORMS); do \
		os=$${p%/*}; arch=$${p#*/}; ext=; [ $$os = windows ] && ext=.exe; \
		echo "dist/shanhai-$$os-$$arch$$ext"; \
		CGO_ENABLED=0 GOOS=$$os GOARCH=$$arch $(BUILD) \
			-o dist/shanhai-$$os-$$arch$$ext ./cmd/shanhai || exit 1; \
	done
	cp LICENSE dist/
	cp inscriptions/lettering/OFL.txt dist/OFL.txt
	cd dist && sha256sum shanhai-* > SHA256SUMS && cat SHA256SUMS

clean:
	rm -rf bin out dist web/dist web/build/go web/site/page/*
