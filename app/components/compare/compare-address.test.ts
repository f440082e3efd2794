import { expect, test } from "vitest";
import { compareAddress, readCompareSlugs } from "./compare-address.ts";

const read = (search: string) => readCompareSlugs(new URLSearchParams(search));

test("reads at most four distinct listings from the URL and counts the rest", () => {
  expect(read("with=a,b,a,c&near=92660")).toEqual({
    slugs: ["a", "b", "c"],
    beyond: 0,
    near: "92660",
  });
  expect(read("with=a,b,c,d,e,f")).toEqual({ slugs: ["a", "b", "c", "d"], beyond: 2, near: "" });
  expect(read("with=a&with=b")).toMatchObject({ slugs: ["a", "b"] });
});

test("ignores anything that cannot be a slug", () => {
  expect(read("with=,%20,../x,a%00b,GLOW,<b>")).toMatchObject({ slugs: ["glow"] });
  expect(read("")).toEqual({ slugs: [], beyond: 0, near: "" });
});

test("reads back the URL that it writes", () => {
  const address = compareAddress(["a-1", "b"], "Newport Beach & more");
  expect(address).toBe("/compare?with=a-1,b&near=Newport%20Beach%20%26%20more");
  expect(read(address.split("?")[1] ?? "")).toEqual({
    slugs: ["a-1", "b"],
    beyond: 0,
    near: "Newport Beach & more",
  });
  expect(compareAddress([])).toBe("/compare");
});
