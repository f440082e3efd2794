import { expect, test } from "vitest";
import { RowCache } from "./row-cache.server.ts";

function counting(most = 10) {
  const kept = new RowCache<{ id: number; read: number }>(most);
  const asked: number[][] = [];
  const read = async (ids: number[]) => {
    asked.push(ids);
    return ids.toReversed().map((id) => ({ id, read: asked.length }));
  };
  return { kept, asked, read };
}

test("reads only rows missing in the cache and returns all in the requested order", async () => {
  const { kept, asked, read } = counting();
  await kept.of([2, 4], read);
  expect((await kept.of([4, 3, 2, 1], read)).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  expect(asked).toEqual([
    [2, 4],
    [3, 1],
  ]);
});

test("reads changed rows again", async () => {
  const { kept, read } = counting();
  await kept.of([1, 2], read);
  kept.evict(1);
  expect(await kept.of([1, 2], read)).toEqual([
    { id: 1, read: 2 },
    { id: 2, read: 1 },
  ]);
});

test("does not cache a row invalidated during the read", async () => {
  const { kept, asked, read } = counting();
  await kept.of([1], async (ids) => {
    kept.evict(1);
    return read(ids);
  });
  await kept.of([1], read);
  expect(asked).toEqual([[1], [1]]);
});

test("evicts the least recently used row", async () => {
  const { kept, asked, read } = counting(2);
  for (const ids of [[1], [2], [1], [3], [1], [2]]) await kept.of(ids, read);
  expect(asked).toEqual([[1], [2], [3], [2]]);
});
