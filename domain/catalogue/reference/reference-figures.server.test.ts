import { expect } from "vitest";
import { addDrafts, entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { countSynonym, findTopCity } from "./reference-figures.server.ts";

test("counts the listings that a synonym finds and the menu entries that use it", async ({
  db,
}) => {
  const [line, other] = [
    entry({ treatment: "hydrafacial", name: "Autumn Velvet Glow" }),
    entry({ treatment: "hydrafacial", name: "Deep clean" }),
  ];
  const before = await countSynonym({ db }, "hydrafacial", "velvet glow");
  await addDrafts(
    db,
    { name: "One", city: "irvine", services: [line, other] },
    { name: "Two", city: "irvine", services: [other] },
  );
  expect(await countSynonym({ db }, "hydrafacial", "velvet glow")).toEqual({
    listings: before.listings + 2,
    lines: before.lines + 1,
  });
  expect((await countSynonym({ db }, "hydrafacial", "100%_glow")).lines).toBe(0);
  expect(await findTopCity({ db }, "hydrafacial")).toBe("irvine");
});
