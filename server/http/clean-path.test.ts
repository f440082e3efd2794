import { expect, test } from "vitest";
import { cleanPath } from "./clean-path.ts";

test.each([
  ["/", "/"],
  ["/city/irvine", "/city/irvine"],
  ["/city/irvine/", "/city/irvine"],
  ["//", "/"],
  ["//evil.example//", "/evil.example"],
  ["///city///irvine///", "/city/irvine"],
  ["/listing/a%2F%2Fb", "/listing/a%2F%2Fb"],
])("cleans %s to %s", (given, clean) => expect(cleanPath(given)).toBe(clean));
