//go:build js && wasm

// Command wasm is the studio as a WebAssembly module for a web worker. It gives
// the worker one function, shanhaiCall(method, params, blob, tell), and says
// that it is there by calling shanhaiReady.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"syscall/js"

	"shanhai/web/studio"
)

func main() {
	s := studio.New()
	call := js.FuncOf(func(_ js.Value, args []js.Value) any { return answer(s, args) })
	js.Global().Set("shanhaiCall", call)
	js.Global().Call("shanhaiReady")
	select {}
}

// answer calls the studio and returns {json, blobs} or {trouble}. What breaks
// down ends this call alone.
func answer(s *studio.Studio, args []js.Value) (out any) {
	defer func() {
		if r := recover(); r != nil {
			out = map[string]any{"trouble": asJSON(studio.Trouble{Code: "program", Text: fmt.Sprintf("%s: a fault of the program: %v", args[0], r)})}
		}
	}()
	r := studio.Request{Method: args[0].String(), Params: []byte(args[1].String()), Blob: taken(args[2])}
	reply, err := s.Call(context.Background(), r, teller(args[3]))
	if err != nil {
		return map[string]any{"trouble": asJSON(studio.Explain(err))}
	}
	blobs := make([]any, len(reply.Blobs))
	for i, b := range reply.Blobs {
		blobs[i] = given(b)
	}
	return map[string]any{"json": asJSON(reply.Value), "blobs": blobs}
}

// teller passes progress on to a JavaScript function, where there is one.
func teller(f js.Value) studio.Tell {
	if f.Type() != js.TypeFunction {
		return nil
	}
	return func(done, total int, last studio.Step) { f.Invoke(done, total, asJSON(last)) }
}

// asJSON writes a value of the studio's, which always can be.
func asJSON(v any) string {
	data, err := json.Marshal(v)
	if err != nil {
		return "null"
	}
	return string(data)
}

// taken copies a Uint8Array; nil for none.
func taken(v js.Value) []byte {
	if v.IsUndefined() || v.IsNull() {
		return nil
	}
	b := make([]byte, v.Length())
	js.CopyBytesToGo(b, v)
	return b
}

// given copies bytes into a Uint8Array of its own.
func given(b []byte) js.Value {
	v := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(v, b)
	return v
}
