import { expect, test } from "vitest";
import { createDuplicateIndex } from "./known-listings.server.ts";

const signs = {
  name: "Glow Aesthetics & Wellness",
  city: "irvine",
  phone: "",
  website: null,
  address: "16 Main Street, Suite 4",
  pin: null,
};

test("recognizes one business under two spellings of its name and address", () => {
  const index = createDuplicateIndex();
  index.add({ row: 1 }, signs);
  const find = (other: Partial<typeof signs>) => index.find({ ...signs, ...other });
  const other = { name: "GLOW Med Spa", address: "16 Main St. #4" };
  expect(find(other)).toEqual({ holder: { row: 1 }, because: "address" });
  expect(find({ ...other, address: "16 Main St. #5" })).toBeNull();
  expect(find({ ...other, name: "Harbor Med Spa" })).toBeNull();
});
