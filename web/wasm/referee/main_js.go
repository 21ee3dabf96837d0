//go:build js && wasm

// Command referee is the referee as a WebAssembly module for a web worker. It gives the worker one function,
// shanhaiCall(method, params), as the studio's module does, and says that it is there by calling shanhaiReady.
package main

import (
	"encoding/json"
	"fmt"
	"syscall/js"

	"shanhai/web/referee"
)

func main() {
	r, err := referee.New()
	if err != nil {
		panic(err) // the drawings are part of the program
	}
	call := js.FuncOf(func(_ js.Value, args []js.Value) any { return answer(r, args) })
	js.Global().Set("shanhaiCall", call)
	js.Global().Call("shanhaiReady")
	select {}
}

// answer calls the referee and returns {json} or {trouble}. What breaks down ends this call alone.
func answer(r *referee.Referee, args []js.Value) (out any) {
	defer func() {
		if why := recover(); why != nil {
			out = map[string]any{"trouble": asJSON(referee.Trouble{Text: fmt.Sprintf("%s: a fault of the program: %v", args[0], why)})}
		}
	}()
	value, err := r.Call(args[0].String(), []byte(args[1].String()))
	if err != nil {
		return map[string]any{"trouble": asJSON(referee.Explain(err))}
	}
	return map[string]any{"json": asJSON(value)}
}

// asJSON writes a value of the referee's, which always can be.
func asJSON(v any) string {
	data, err := json.Marshal(v)
	if err != nil {
		return "null"
	}
	return string(data)
}
