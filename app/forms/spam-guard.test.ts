import { expect, test } from "vitest";
import { createSigner } from "#platform/secret.ts";
import { formTimeField, trapField } from "./fields.ts";
import { createWorkTask } from "./proof-of-work.server.ts";
import { classifySubmission, stampForm } from "./spam-guard.server.ts";

const formSigner = createSigner("a secret of this test and of no site", "form");
const at = (time: string) => ({ formSigner, clock: () => new Date(`2026-11-21T${time}Z`) });

function filled(stamp: string, trap = "") {
  const form = new FormData();
  form.set(formTimeField, stamp);
  form.set(trapField, trap);
  return form;
}

test("stamps all pages of the same hour alike and those of the next hour differently", () => {
  expect(stampForm(at("10:00:00"))).toBe(stampForm(at("10:59:59")));
  expect(stampForm(at("11:00:00"))).not.toBe(stampForm(at("10:59:59")));
});

test("accepts a form on the day of its stamp, even seconds after it was rendered", () => {
  const form = filled(stampForm(at("10:00:00")));
  expect(classifySubmission(at("10:00:00"), form)).toBe("person");
  expect(classifySubmission(at("23:59:59"), form)).toBe("person");
  expect(
    classifySubmission({ ...at(""), clock: () => new Date("2026-11-22T10:00:01Z") }, form),
  ).toBe("stale");
});

test("treats a submission with a filled honeypot field as a bot", () => {
  expect(classifySubmission(at("10:30:00"), filled(stampForm(at("10:00:00")), "Olivia"))).toBe(
    "bot",
  );
});

test("rejects a stamp that we did not sign", () => {
  const [time] = stampForm(at("10:00:00")).split(".");
  for (const stamp of [
    "",
    "1",
    `${time}.`,
    `${time}.AAAA`,
    stampForm({ ...at("10:00:00"), formSigner: createSigner("another", "form") }),
  ])
    expect(classifySubmission(at("10:00:01"), filled(stamp))).toBe("stale");
});

test("rejects a proof-of-work task as a stamp, at any age", () => {
  const task = createWorkTask(at("10:00:00"));
  expect(classifySubmission(at("10:00:01"), filled(task))).toBe("stale");
});
