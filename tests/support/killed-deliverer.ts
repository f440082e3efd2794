import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import { bundle } from "./killed.ts";
import type { Moment } from "./mail-server.ts";

const moments: Moment[] = ["named", "taken, not yet answered", "answered"];

type At = (moment: Moment) => void;
type KillScenario<Server> = {
  by: string;
  open: (at: At) => Promise<Server>;
  address: string;
  secret: string;
  kills: number;
  start: Date;
};

/** Delivers everything by several processes and kills some of them during a delivery. */
export async function deliverThroughKills<Server extends { url: string }>({
  by,
  open,
  address,
  secret,
  kills,
  start,
}: KillScenario<Server>) {
  const { script, folder } = await bundle(by);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let working: ChildProcess | undefined;
  let killed = 0;
  const server = await open((moment) => {
    if (killed >= kills || moment !== moments[killed % moments.length] || !working) return;
    killed++;
    working.kill("SIGKILL");
    working = undefined;
  });
  const begin = () => {
    const child = fork(script, [address, server.url, secret], { stdio: "ignore" });
    return { child, ready: once(child, "message") };
  };
  // Two start while a third one works, because starting takes longer than dying.
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
    // The lease of the killed process has expired.
    now += 11 * 60_000;
  }
  return { server, killed };
}
