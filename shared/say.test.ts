import { describe, expect, test } from "vitest";
import { speakSpanish } from "#tests/support/speak-spanish.ts";
import { formatDay } from "./local-day.ts";
import {
  isTranslatedPath,
  learnTranslations,
  pathIn,
  plainPath,
  plural,
  say,
  sayStored,
  splitLanguage,
  to,
} from "./say.ts";

learnTranslations("es", {
  "View All {count} Providers": "Ver los {count} proveedores",
  listing: ["ficha", "fichas"],
  Laser: "Láser",
});

test("fills in the English text", () => {
  expect(say("View All {count} Providers", { count: 7 })).toBe("View All 7 Providers");
});

test("translates the text into Spanish with Spanish plurals", () => {
  speakSpanish();
  expect(say("View All {count} Providers", { count: 7 })).toBe("Ver los 7 proveedores");
  expect([plural(1, "listing"), plural(1204, "listing"), plural(2, "boat")]).toEqual([
    "1 ficha",
    "1,204 fichas",
    "2 boats",
  ]);
  expect([sayStored("Laser"), sayStored("Edited since")]).toEqual(["Láser", "Edited since"]);
});

test("translates a sentence with a number by the text around the number", () => {
  learnTranslations("es", { "Longer than {count} characters": "Más de {count} caracteres" });
  speakSpanish();
  expect(sayStored("Longer than 5,000 characters")).toBe("Más de 5,000 caracteres");
  expect(sayStored("Longer than 5 or 6 characters")).toBe("Longer than 5 or 6 characters");
});

test("formats days by locale", () => {
  expect(formatDay("2026-11-30")).toBe("Nov 30, 2026");
  speakSpanish();
  expect(formatDay("2026-11-30")).toBe("30 de noviembre de 2026");
});

test("uses the singular only for one", () => {
  expect([0, 1, 2, 1204].map((count) => plural(count, "listing"))).toEqual([
    "0 listings",
    "1 listing",
    "2 listings",
    "1,204 listings",
  ]);
});

test("accepts an irregular plural", () => expect(plural(3, "city", "cities")).toBe("3 cities"));

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
    expect(splitLanguage(pathIn("es", path))).toEqual({ code: "es", path });
  expect(["/estrella", "/", "xes/", "/en/map"].map(splitLanguage)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([plainPath("/es"), plainPath("/es/nowhere"), plainPath("/estrella")]).toEqual([
    "/",
    "/nowhere",
    "/estrella",
  ]);
  expect(isTranslatedPath("/es/nowhere")).toBe(false);
});
