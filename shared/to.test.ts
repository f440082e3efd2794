import { describe, expect, test } from "vitest";
import { speakSpanish } from "#tests/support/speak-spanish.ts";
import { hasSpanish, plainPath, spanishPath, to, withoutLanguage } from "./to.ts";

test("keeps English links unchanged", () => {
  expect(to("/")).toBe("/");
});

describe("Spanish links", () => {
  test.each([
    ["/", "/es"],
    ["/?view=all", "/es?view=all"],
    ["/#newsletter", "/es#newsletter"],
    ["/es", "/es"],
    ["/owner/bookings", "/owner/bookings"],
    ["/favicon.svg", "/favicon.svg"],
    ["/api/docs", "/api/docs"],
    ["https://elsewhere.example/", "https://elsewhere.example/"],
    ["//elsewhere.example", "//elsewhere.example"],
    ["/\\elsewhere.example", "/\\elsewhere.example"],
    ["#content", "#content"],
    ["mailto:gina@example.com", "mailto:gina@example.com"],
  ])("turn %s into %s", (path, expected) => {
    speakSpanish();
    expect(to(path)).toBe(expected);
  });
});

test("removes the locale only from paths that have one", () => {
  for (const path of ["/", "/nowhere/irvine"])
    expect(withoutLanguage(spanishPath(path))).toBe(path);
  expect([withoutLanguage("/estrella"), withoutLanguage("/")]).toEqual([null, null]);
  expect([plainPath("/es"), plainPath("/es/nowhere"), plainPath("/estrella")]).toEqual([
    "/",
    "/nowhere",
    "/estrella",
  ]);
  expect(hasSpanish("/es/nowhere")).toBe(false);
});
