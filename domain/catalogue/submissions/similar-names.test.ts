import { expect, test } from "vitest";
import { areNamesSimilar } from "./similar-names.ts";

test.each([
  ["Glow Studio", "Glow Studio Med Spa"],
  ["Glow Studio", "The Glow-Studio, LLC"],
  ["Glow & Grace Medical Spa", "Glow and Grace"],
  ["Lumière Aesthetics", "Lumiere Aesthetics"],
  ["Harbor Light Aesthetics", "Harbour Light Aesthetic"],
])("%s is similar to %s", (one, other) => expect(areNamesSimilar(one, other)).toBe(true));

test.each([
  ["Glow Studio", "Grow Clinic"],
  ["Glow", "Grow"],
  ["Coast Skin", "Coast Laser"],
  ["Harbor Light Aesthetics", "Harbor Dental"],
  ["Med Spa", "Glow Med Spa"],
])("%s is not similar to %s", (one, other) => expect(areNamesSimilar(one, other)).toBe(false));
