import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { isNull } from "drizzle-orm";
import { build } from "vite";
import { expect, onTestFinished } from "vitest";
import { mails } from "#database/schema/mail.ts";
import { createSealer } from "#platform/sealer.ts";
import { test } from "#tests/support/database.ts";
import { type Moment, openMailServer } from "#tests/support/mail-server.ts";
import { temporaryFolder } from "#tests/support/server.ts";
import { queueMail } from "./queue-mail.server.ts";

const secret = "a secret of at least 32 characters";
const kills = 50;
const moments: Moment[] = ["named", "taken, not yet told", "told"];

test("through fifty kills, each while a mail is handed over, every mail arrives, and a mailbox has it once", { timeout: 120_000 }, async ({ own }) => {
  const touches = { db: own.db, clock: () => new Date("2026-11-21T12:00:00Z"), mailSealer: createSealer(secret, "mail") };
  const total = 120;
  for (let count = 0; count < total; count++)
    await queueMail(touches, { kind: "hello", to: `gina${count}@example.com`, letter: { title: `Hello ${count}`, paragraphs: ["Hello"] } });

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
  const start = () => {
    const child = fork(script, [own.address, server.url, secret], { stdio: "ignore" });
    return { child, ready: once(child, "message") };
  };
  // Two that start while a third works: starting takes longer than dying.
  const waiting = [start(), start(), start()];
  onTestFinished(() => {
    for (const { child } of waiting) child.kill("SIGKILL");
  });
  let now = Date.parse("2026-11-21T12:00:00Z");
  const isLeft = async () => (await own.db.$count(mails, isNull(mails.sentAt))) > 0;
  while (await isLeft()) {
    const next = waiting.shift();
    if (!next) break;
    if (killed < kills || waiting.length === 0) waiting.push(start());
    await next.ready;
    working = next.child;
    const over = Promise.race([once(next.child, "exit"), once(next.child, "message")]);
    next.child.send(new Date(now).toISOString());
    await over;
    working = undefined;
    if (next.child.connected) next.child.disconnect();
    // The time that the dead one had for its mail is over.
    now += 11 * 60_000;
  }
  expect(killed).toBe(kills);
  expect(
    server
      .mails()
      .map(({ to }) => to[0])
      .sort(),
  ).toEqual(Array.from({ length: total }, (_, count) => `gina${count}@example.com`).sort());
  const twice = server.deliveries.length - server.mails().length;
  // Whoever dies between the server's yes and his own note of it has to send again. Nobody else does.
  expect(twice).toBeLessThanOrEqual(Math.ceil((kills * 2) / 3));
});

/** In one file it starts in a fraction of the time. */
async function bundle() {
  const outDir = temporaryFolder();
  onTestFinished(() => rmSync(outDir, { recursive: true, force: true }));
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: { ssr: "tests/support/deliver.ts", outDir, rolldownOptions: { output: { entryFileNames: "deliver.mjs" } } },
  });
  return join(outDir, "deliver.mjs");
}
