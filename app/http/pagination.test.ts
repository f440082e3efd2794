import { expect, test } from "vitest";
import { pageOf, pageSize, readPageNumber, whatFollows } from "./pagination.ts";

const read = (query: string) =>
  readPageNumber(new Request(`https://guide.example/med-spas${query}`));

test("the page is the one that is asked for", () =>
  expect(["?page=1", "?page=2", "?view=all&page=10000"].map(read)).toEqual([1, 2, 10_000]));

test("anything unreadable is the first page", () => {
  const unreadable = [
    "",
    "?page=",
    "?page=0",
    "?page=-3",
    "?page=2.5",
    "?page=two",
    "?page=Infinity",
    "?page=NaN",
    "?page=10001",
  ];
  expect(unreadable.map(read)).toEqual(unreadable.map(() => 1));
});

test("pages follow each other without a gap", () => {
  expect(pageOf(1)).toEqual({ limit: pageSize, offset: 0 });
  expect(pageOf(3)).toEqual({ limit: pageSize, offset: 2 * pageSize });
});

test("more follows until the twentieth page, which says that something was left out", () => {
  expect([19, 20].map((page) => whatFollows(page, true))).toEqual([
    { hasMore: true, isCut: false },
    { hasMore: false, isCut: true },
  ]);
  expect(whatFollows(20, false)).toEqual({ hasMore: false, isCut: false });
});
