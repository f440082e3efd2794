import { expect, test } from "vitest";
import { createSealer } from "./encryption.ts";

const sealer = createSealer("a secret of at least 32 characters", "mail");

test("what was sealed opens again, and never reads the same twice", () => {
  expect(sealer.open(sealer.seal("café"))).toBe("café");
  expect(sealer.seal("café")).not.toBe(sealer.seal("café"));
});

test("nothing opens that was changed, or sealed for something else", () => {
  const sealed = sealer.seal("a link");
  expect(() => createSealer("a secret of at least 32 characters", "codes").open(sealed)).toThrow();
  expect(() =>
    sealer.open(`${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`),
  ).toThrow();
});
