import { expect, test } from "vitest";
import { createEncryptor } from "./encryption.ts";

const sealer = createEncryptor("a secret of at least 32 characters", "mail");

test("decrypts what it encrypted and never gives the same ciphertext twice", () => {
  expect(sealer.open(sealer.seal("café"))).toBe("café");
  expect(sealer.seal("café")).not.toBe(sealer.seal("café"));
});

test("decrypts nothing that was altered or encrypted for another purpose", () => {
  const sealed = sealer.seal("a link");
  expect(() =>
    createEncryptor("a secret of at least 32 characters", "codes").open(sealed),
  ).toThrow();
  expect(() =>
    sealer.open(`${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`),
  ).toThrow();
});
