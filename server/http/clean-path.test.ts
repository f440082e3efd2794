import { expect, test } from "vitest";
import { canonicalPath, cleanPath } from "./clean-path.ts";

test.each([
  ["/", "/"],
  ["/city/irvine", "/city/irvine"],
  ["/city/irvine/", "/city/irvine"],
  ["//", "/"],
  ["//evil.example//", "/evil.example"],
  ["///city///irvine///", "/city/irvine"],
  ["/listing/a%2F%2Fb", "/listing/a%2F%2Fb"],
])("cleans %s to %s", (given, clean) => expect(cleanPath(given)).toBe(clean));

test.each([
  ["/", "", "/"],
  ["/City/irvine", "city/:city", "/city/irvine"],
  ["/city/%69rvine", "city/:city", "/city/irvine"],
  ["/c%49ty/Irvine", "city/:city", "/city/Irvine"],
  ["/listing/a%2fb", "listing/:slug", "/listing/a%2Fb"],
  ["/api/medspas/%67low", undefined, "/api/medspas/glow"],
])("spells %s of %s as %s", (given, pattern, canonical) =>
  expect(canonicalPath(given, pattern)).toBe(canonical),
);
