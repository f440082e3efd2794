import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../project-root.ts";
import type { FunctionCall, FunctionReply } from "./isolate.ts";

const mostMemory = 1024 * 1024 * 1024;

// Output of decoders and of a process out of memory stays out of the log. The lowest free number is reused.
for (const output of [1, 2]) {
  closeSync(output);
  openSync(devNull, "w");
}
// Not exit(), which waits for a running native task.
const end = () => process.kill(process.pid, "SIGKILL");
process.on("disconnect", end);
setInterval(() => process.memoryUsage.rss() > mostMemory && end(), 100).unref();

let call: FunctionCall | undefined;
process.on("message", (message: FunctionCall | object) => {
  if ("args" in message) call = message;
});

/**
 * Runs the function of a call. The pool starts this after the call has arrived, which it does not
 * carry itself.
 */
export default async function runFunction() {
  const { file = "", name = "", args = [] } = call ?? {};
  const module = (await import(join(projectRoot, file))) as Record<
    string,
    (...args: unknown[]) => unknown
  >;
  const called = module[name];
  if (!called) throw new Error(`${file} exports no ${name}`);
  process.send?.({ result: await called(...args) } satisfies FunctionReply);
}
