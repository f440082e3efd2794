import { expect, test } from "vitest";
import "#platform/load-typed-words.ts";
import { asTyped } from "./as-typed.ts";

test("shows ignored and corrected words the way they were typed", () => {
  expect(asTyped("Botox para años, depilación brasileña", "anos brasilena")).toBe("años brasileña");
  expect(asTyped("CROW’S feet", "crows")).toBe("CROW’S");
  expect(asTyped("tarjeta de regalo", "gift card")).toBe("gift card");
});
