import { expect, test } from "vitest";
import { photoCaption } from "./photo-caption.ts";

test.for([
  ["Illustration of a treatment room with a bed in golden light", "Treatment room (illustration)"],
  [
    "Illustration of skin care bottles on stone in leaf shadows",
    "Skin care bottles (illustration)",
  ],
  ["Our front desk with Ana", "Our front desk with Ana"],
])("shortens '%s' only if it describes an illustration", ([description = "", caption]) => {
  expect(photoCaption({ description })).toBe(caption);
});
