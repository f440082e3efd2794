import { expect, test } from "vitest";
import { compareAddress, readCompared } from "./compare-address.ts";

const read = (search: string) => readCompared(new URLSearchParams(search));

test("an address names listings once, four at most, and says how many are beyond", () => {
  expect(read("with=a,b,a,c&near=92660")).toEqual({
    slugs: ["a", "b", "c"],
    beyond: 0,
    near: "92660",
  });
  expect(read("with=a,b,c,d,e,f")).toEqual({ slugs: ["a", "b", "c", "d"], beyond: 2, near: "" });
  expect(read("with=a&with=b")).toMatchObject({ slugs: ["a", "b"] });
});

test("what can be no slug is not read", () => {
  expect(read("with=,%20,../x,a%00b,GLOW,<b>")).toMatchObject({ slugs: ["glow"] });
  expect(read("")).toEqual({ slugs: [], beyond: 0, near: "" });
});

test("what is written is what is read", () => {
  const address = compareAddress(["a-1", "b"], "Newport Beach & more");
  expect(address).toBe("/compare?with=a-1,b&near=Newport%20Beach%20%26%20more");
  expect(read(address.split("?")[1] ?? "")).toEqual({
    slugs: ["a-1", "b"],
    beyond: 0,
    near: "Newport Beach & more",
  });
  expect(compareAddress([])).toBe("/compare");
});
