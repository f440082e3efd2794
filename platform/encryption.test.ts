import { expect, test } from "vitest";
import { createEncryptor } from "./encryption.ts";

const encryptor = createEncryptor("a secret of at least 32 characters", "mail");

test("decrypts what it encrypted and never gives the same ciphertext twice", () => {
  expect(encryptor.open(encryptor.seal("café"))).toBe("café");
  expect(encryptor.seal("café")).not.toBe(encryptor.seal("café"));
});

test("decrypts nothing that was altered or encrypted for another purpose", () => {
  const encrypted = encryptor.seal("a link");
  expect(() =>
    createEncryptor("a secret of at least 32 characters", "codes").open(encrypted),
  ).toThrow();
  expect(() =>
    encryptor.open(`${encrypted.slice(0, -2)}${encrypted.endsWith("AA") ? "BB" : "AA"}`),
  ).toThrow();
});
