import { expect, test } from "vitest";
import { describeNextPage, pageSize, pageWindow, readPageNumber } from "./pagination.ts";

const read = (query: string) => readPageNumber(new URL(`https://guide.example/med-spas${query}`));

test("reads the requested page number", () =>
  expect(["?page=1", "?page=2", "?view=all&page=10000"].map(read)).toEqual([1, 2, 10_000]));

test("falls back to the first page when the number is invalid", () => {
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

test("pages follow each other without gaps", () => {
  expect(pageWindow(1)).toEqual({ limit: pageSize, offset: 0 });
  expect(pageWindow(3)).toEqual({ limit: pageSize, offset: 2 * pageSize });
});

test("offers more pages up to the twentieth, which reports that results were cut off", () => {
  expect([19, 20].map((page) => describeNextPage(page, true))).toEqual([
    { hasMore: true, isCut: false },
    { hasMore: false, isCut: true },
  ]);
  expect(describeNextPage(20, false)).toEqual({ hasMore: false, isCut: false });
});
