import { expect, test } from "vitest";
import { createApiKey, isApiKey, prefixOf, withoutKeys } from "./api-key.ts";

test("a key is recognized by its checksum, and one with a changed character is not", () => {
  for (let made = 0; made < 200; made++) {
    const key = createApiKey();
    expect(isApiKey(key)).toBe(true);
    const other = key.at(12) === "a" ? "b" : "a";
    expect(isApiKey(`${key.slice(0, 12)}${other}${key.slice(13)}`)).toBe(false);
  }
  for (const text of ["", "oc_", "oc_short", `x${createApiKey()}`, `${createApiKey()}x`])
    expect(isApiKey(text)).toBe(false);
});

test("the log contains only the visible prefix of a key", () => {
  const key = createApiKey();
  expect(withoutKeys(`/api/x?key=${key}&more`)).toBe(`/api/x?key=${prefixOf(key)}...&more`);
});
