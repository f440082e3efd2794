import { expect, test } from "vitest";
import { withQuery } from "./with-query.ts";

test("empty values and the first page stay out of a query", () => {
  expect(withQuery("/list", { state: null, q: "", page: 1 })).toBe("/list");
  expect(withQuery("/list", { state: "sent", q: "a b", page: 2 })).toBe(
    "/list?state=sent&q=a+b&page=2",
  );
});
