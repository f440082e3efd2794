import fc from "fast-check";
import { expect, test } from "vitest";
import { Tokens } from "./tokens.ts";

const listing = fc
  .uniqueArray(fc.integer({ min: 0, max: 900 }), { maxLength: 40 })
  .map((ids) => ids.map((id) => `t${id}`));

test("tokens match and count as written, for any number of tokens and rewritten slots", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ slot: fc.integer({ min: 0, max: 3_000 }), names: listing }), {
        maxLength: 60,
      }),
      listing,
      (writes, asked) => {
        const tokens = new Tokens();
        const expected = new Map<number, string[]>();
        for (const { slot, names } of writes) {
          tokens.write(slot, names);
          expected.set(slot, names);
        }
        const hasOne = tokens.anyOf(asked);
        for (const [slot, names] of expected)
          expect(hasOne(slot)).toBe(names.some((name) => asked.includes(name)));
        const some = asked.slice(0, 2);
        const haveAll = [...expected]
          .filter(([, names]) => some.length > 0 && some.every((name) => names.includes(name)))
          .map(([slot]) => slot);
        expect(tokens.allOf(some)).toEqual(haveAll.sort((one, other) => one - other));
        const counts = new Map<string, number>();
        for (const name of [...expected.values()].flat())
          counts.set(name, (counts.get(name) ?? 0) + 1);
        const tally = tokens.tally([...expected.keys()]);
        expect(new Map(tokens.countsOf("", tally))).toEqual(counts);
        for (const name of asked) expect(tokens.countOf(name, tally)).toBe(counts.get(name) ?? 0);
      },
    ),
  );
});

test("a token that no listing has matches no listing", () => {
  const tokens = new Tokens();
  tokens.write(0, ["t1"]);
  expect([["t2"], []].map((names) => tokens.anyOf(names)(0))).toEqual([false, false]);
  expect(tokens.anyOf(["t1"])(99_999)).toBe(false);
});

test("the 65,537th token is not taken for the first", () => {
  const tokens = new Tokens();
  const most = 2 ** 16;
  tokens.write(
    0,
    Array.from({ length: most }, (_, id) => `t${id}`),
  );
  tokens.write(1, [`t${most}`]);
  expect(tokens.allOf(["t0"])).toEqual([0]);
  expect(tokens.allOf([`t${most}`])).toEqual([1]);
  expect(tokens.countOf("t0", tokens.tally([0, 1]))).toBe(1);
});
