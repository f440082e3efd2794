import { spawn } from "node:child_process";

export function runProcess(command, args, { label, env = {}, shows = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: shows ? "inherit" : ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) =>
      reject(new Stop(`Could not run ${label ?? command}: ${error.message}`)),
    );
    child.on("close", (code) => {
      if (code === 0) return resolve(output);
      reject(
        new Stop(
          `${output.trim().split("\n").slice(-25).join("\n")}\n${label ?? command} failed.`,
          output,
        ),
      );
    });
  });
}

/** Fatal error without a stack, but with the output of the failed command. */
export class Stop extends Error {
  constructor(message, output = "") {
    super(message);
    this.output = output;
  }
}

export function stopOnFailure(error) {
  console.error(error instanceof Stop ? error.message.trim() : error);
  process.exit(1);
}
