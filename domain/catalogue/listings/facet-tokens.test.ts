import { expect, test } from "vitest";
import { freeToken, textOfToken } from "./facet-tokens.ts";

test.each(["Free parking", "Wi_Fi", "100 % _ parking"])(
  "the filter shows the amenity %s as the owner typed it",
  (amenity) => {
    const token = freeToken("a", amenity);
    expect(token).not.toContain(" ");
    expect(textOfToken(token)).toBe(amenity);
  },
);
