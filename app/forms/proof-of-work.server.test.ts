import { createHash } from "node:crypto";
import { expect } from "vitest";
import { createFingerprint, createSigner } from "#platform/secret.ts";
import { test } from "#tests/support/database.ts";
import { workField } from "./fields.ts";
import { createWorkTask, isWorkDone } from "./proof-of-work.server.ts";
import { leadingZeros, workBits } from "./proof-of-work.ts";

const secret = "a secret of this test and of no site";
const day = 24 * 60 * 60_000;

function solve(task: string) {
  for (let count = 0; ; count++) {
    const solved = `${task}~${count}`;
    if (leadingZeros(createHash("sha256").update(solved).digest()) >= workBits) return solved;
  }
}

function formWith(work: string) {
  const form = new FormData();
  form.set(workField, work);
  return form;
}

test("a solved task is accepted once, also by simultaneous requests, and only for a day", async ({
  own: { db },
}) => {
  let now = Date.parse("2026-11-21T10:00:00Z");
  const services = {
    db,
    clock: () => new Date(now),
    fingerprint: createFingerprint(secret, "rate limits"),
    formSigner: createSigner(secret, "form"),
  };
  const task = createWorkTask(services);
  const solved = solve(task);
  expect(await isWorkDone(services, formWith(`${task}~x`))).toBe(false);
  const answers = Array.from({ length: 5 }, () => isWorkDone(services, formWith(solved)));
  expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(1);
  now += day;
  expect(await isWorkDone(services, formWith(solved))).toBe(false);
  const late = solve(createWorkTask(services));
  now += day + 1;
  expect(await isWorkDone(services, formWith(late))).toBe(false);
});
