import { expect, test } from "vitest";
import type { Isolate } from "#platform/worker/isolate.ts";
import { readRows } from "../read-rows.server.ts";
import { createRowReader } from "./row-reader.server.ts";

const plan = {
  columns: ["name"],
  headers: ["Name"],
  reference: { cities: [], categories: [], treatments: [], today: "2026-11-21" },
};
const row = (position: number, name: string) => ({ position, cells: JSON.stringify([name]) });

test("rejects the row that crashes the reader and reads its neighbors", async () => {
  const calls: number[] = [];
  const killedByPoison = (async (
    _file: string,
    _name: string,
    given: typeof plan,
    cells: string[],
  ) => {
    calls.push(cells.length);
    return cells.some((each) => each.includes("Poison")) ? "ended" : readRows(given, cells);
  }) as unknown as Isolate;
  const read = await createRowReader(
    plan,
    killedByPoison,
  )([row(1, "Aura"), row(2, "Bloom"), row(3, "Poison"), row(4, "Dune")]);
  expect(
    read.map(({ position, read: { facts, problems } }) => [
      position,
      facts.name,
      problems.row?.length,
    ]),
  ).toEqual([
    [1, "Aura", undefined],
    [2, "Bloom", undefined],
    [3, undefined, 1],
    [4, "Dune", undefined],
  ]);
  expect(calls).toEqual([4, 2, 2, 1, 1]);
});

test("rows wait while other rows are read", async () => {
  let asked = 0;
  const fullAtFirst = (async (_file: string, _name: string, given: typeof plan, cells: string[]) =>
    asked++ === 0 ? "full" : readRows(given, cells)) as unknown as Isolate;
  expect(await createRowReader(plan, fullAtFirst)([row(1, "Aura")])).toMatchObject([
    { position: 1, read: { facts: { name: "Aura" } } },
  ]);
});
