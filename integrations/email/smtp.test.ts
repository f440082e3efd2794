import { expect, onTestFinished, test } from "vitest";
import { openMailServer } from "#tests/support/mail-server.ts";
import type { OutgoingEmail } from "./mailer.ts";
import { createSmtp } from "./smtp.ts";

const email: OutgoingEmail = {
  id: 7,
  messageId: "0b8b9c2e-7f8e-4c39-9a30-2f6f0b6c3a11",
  kind: "hello",
  to: "gina@example.com",
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  attachments: [],
  headers: {},
  at: new Date("2026-11-21T12:00:00Z"),
};
const from = { name: "Guide", address: "hello@guide.example" };

function smtpTo(url: string) {
  const smtp = createSmtp(url, from);
  onTestFinished(smtp.close);
  return smtp;
}
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

test("sends an email to its recipient only, with its Message-ID", async () => {
  const server = await openMailServer();
  await smtpTo(server.url).send(email);
  expect(server.deliveries).toMatchObject([
    { to: ["gina@example.com"], messageId: `${email.messageId}@ocmedspaguide.example` },
  ]);
  expect(server.deliveries[0]?.text).toContain("Auto-Submitted: auto-generated");
  expect(server.greetings).toEqual(["guide.example"]);
});

test("does not pass on an address with SMTP commands in it", async () => {
  const server = await openMailServer();
  for (const to of [
    "gina@example.com>\r\nRCPT TO:<all@example.com",
    "gina@example.com\r\nDATA",
    "gina@example.com, all@example.com",
  ])
    expect(await failureOf(smtpTo(server.url).send({ ...email, to }))).toMatchObject({
      refusal: { why: "refused" },
    });
  expect(server.deliveries).toEqual([]);
});

test("does not count an unreachable server as a failure of the email", async () => {
  const server = await openMailServer();
  await server.close();
  expect(await failureOf(smtpTo(server.url).send(email))).toMatchObject({
    refusal: { why: "away" },
  });
});

test("reports an invalid certificate in the words of the error", async () => {
  const server = await openMailServer({ isSelfSigned: true });
  const received: string[] = [];
  const smtp = createSmtp(server.url, from, { onFailure: (reason) => received.push(reason) });
  onTestFinished(smtp.close);
  expect(await failureOf(smtp.send(email))).toMatchObject({ refusal: { why: "away" } });
  expect(received).toEqual([expect.stringMatching(/certificate/)]);
});

test("recognizes an unknown address as dead and retries a busy one", async () => {
  const answers: Record<string, string> = {
    "gone@example.com": "550 No such user",
    "full@example.com": "452 Mailbox full",
    "policy@example.com": "550 5.7.1 Blocked by policy",
  };
  const smtp = smtpTo(
    (await openMailServer({ refuse: (address) => answers[address] ?? null })).url,
  );
  expect(await failureOf(smtp.send({ ...email, to: "gone@example.com" }))).toMatchObject({
    refusal: { why: "refused", isDead: true },
  });
  expect(await failureOf(smtp.send({ ...email, to: "policy@example.com" }))).toMatchObject({
    refusal: { why: "refused", isDead: false },
  });
  expect(await failureOf(smtp.send({ ...email, to: "full@example.com" }))).not.toHaveProperty(
    "refusal",
  );
});
