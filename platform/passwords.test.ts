import { expect, test } from "vitest";
import { createPasswords } from "./passwords.ts";

const passwords = createPasswords();

test("stores a password as argon2id and recognizes it however its accents are typed", async () => {
  const kept = await passwords.hash("café on the corner");
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(kept, "cafe\u0301 on the corner")).toBe(true);
  expect(await passwords.matches(kept, "cafe on the corner")).toBe(false);
});

test("nothing matches where there is no password", async () => {
  expect(await passwords.matches(null, "anything at all")).toBe(false);
});

test("queues a limited number of hashes and rejects the rest at once as busy", async () => {
  const few = createPasswords({ running: 1, waiting: 2 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => few.matches(null, "guess")));
  expect(answers.filter((answer) => answer === "busy")).toHaveLength(3);
});

test("hashing passwords does not block the event loop", async () => {
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 1);
  await Promise.all(Array.from({ length: 4 }, () => passwords.hash("correct horse battery")));
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(5);
});
