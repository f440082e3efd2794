import { expect, test } from "vitest";
import { speakSpanish } from "#tests/support/speak-spanish.ts";
import { formatDay } from "./local-day.ts";
import { plural } from "./plural.ts";
import { learnSpanish, say, sayStored } from "./say.ts";

learnSpanish({
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
  learnSpanish({ "Longer than {count} characters": "Más de {count} caracteres" });
  speakSpanish();
  expect(sayStored("Longer than 5,000 characters")).toBe("Más de 5,000 caracteres");
  expect(sayStored("Longer than 5 or 6 characters")).toBe("Longer than 5 or 6 characters");
});

test("formats days by locale", () => {
  expect(formatDay("2026-11-30")).toBe("Nov 30, 2026");
  speakSpanish();
  expect(formatDay("2026-11-30")).toBe("30 nov 2026");
});
