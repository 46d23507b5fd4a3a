#!/usr/bin/env node
// A bot in JavaScript, without any library: it plays the first legal action, but passes last of all.
//
//     arene play sponsio --bots "exec:node examples/bots/thumb.js"
//
// Every line on standard input is a JSON object. The lines that ask ("say": "ask") want one line back.

import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.say === "ask") {
    // message.view is what our seat sees now, message.events what it saw happen since we were asked last
    const action = message.legal.find(({ kind }) => kind !== "pass") ?? message.legal[0];
    console.log(JSON.stringify({ action }));
  }
}
