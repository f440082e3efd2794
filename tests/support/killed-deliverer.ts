import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { onTestFinished } from "vitest";
import { type Moment, openMailServer } from "./mail-server.ts";

const moments: Moment[] = ["named", "taken, not yet told", "told"];

/** Delivers all mails of a database by processes of which so many are killed, each while it hands one over. */
export async function deliverThroughKills({ address, secret, kills, start }: { address: string; secret: string; kills: number; start: Date }) {
  const script = await bundle();
  let working: ChildProcess | undefined;
  let killed = 0;
  const server = await openMailServer({
    at(moment) {
      if (killed >= kills || moment !== moments[killed % moments.length] || !working) return;
      killed++;
      working.kill("SIGKILL");
      working = undefined;
    },
  });
  const begin = () => {
    const child = fork(script, [address, server.url, secret], { stdio: "ignore" });
    return { child, ready: once(child, "message") };
  };
  // Two that start while a third works: starting takes longer than dying.
  const waiting = [begin(), begin(), begin()];
  onTestFinished(() => {
    for (const { child } of waiting) child.kill("SIGKILL");
  });
  let now = start.getTime();
  let left = Number.POSITIVE_INFINITY;
  while (left > 0) {
    const next = waiting.shift();
    if (!next) break;
    if (killed < kills || waiting.length === 0) waiting.push(begin());
    await next.ready;
    working = next.child;
    const gone = once(next.child, "exit");
    next.child.once("message", (count) => {
      left = Number(count);
      next.child.disconnect();
    });
    next.child.send(new Date(now).toISOString());
    await gone;
    working = undefined;
    // The time that the dead one had for its mail is over.
    now += 11 * 60_000;
  }
  return { server, killed };
}

/** In one file it starts in a fraction of the time; in the project, where it finds the thread of the embedded database. */
async function bundle() {
  mkdirSync("node_modules/.cache", { recursive: true });
  const outDir = mkdtempSync(join("node_modules/.cache", "deliver-"));
  onTestFinished(() => rmSync(outDir, { recursive: true, force: true }));
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, external: ["@electric-sql/pglite"] },
    build: { ssr: "tests/support/deliver.ts", outDir, rolldownOptions: { output: { entryFileNames: "deliver.mjs" } } },
  });
  return join(outDir, "deliver.mjs");
}
