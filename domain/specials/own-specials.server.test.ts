import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { vouchers } from "#database/schema/specials.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { addSpecial, claimVoucher, specialInput, testSpecials } from "#tests/support/specials.ts";
import { listSpecials } from "./list-specials.server.ts";
import {
  changeSpecial,
  createSpecial,
  findOwnSpecial,
  listOwnSpecials,
  listSpecialsOf,
  saveSpecial,
  specialActs,
} from "./own-specials.server.ts";

const day = "2026-11-21";
const gina = { email: "gina@example.com" };

describe("a listing's special", () => {
  test("starts at once, can be paused and resumed, and ends", async ({ db }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    const id = await addSpecial(deps, olivia, glow);
    const seen = async () => [
      (await listSpecials({ db }, day)).length,
      (await findOwnSpecial(deps, olivia, id))?.state,
    ];
    expect(await seen()).toEqual([1, "running"]);
    expect(await changeSpecial(deps, olivia, id, "pause")).toBe("done");
    expect(await seen()).toEqual([0, "paused"]);
    expect(await changeSpecial(deps, olivia, id, "resume")).toBe("done");
    expect(await seen()).toEqual([1, "running"]);
    expect(await changeSpecial(deps, olivia, id, "end")).toBe("done");
    expect(await seen()).toEqual([0, "ended"]);
    expect(await changeSpecial(deps, olivia, id, "resume")).toBe("over");
    expect(await saveSpecial(deps, olivia, id, specialInput())).toBe("over");
  });

  test("is accessible to team and admin, and not found for Oscar, a visitor or an editor", async ({
    db,
  }) => {
    const deps = testSpecials(db);
    const { olivia, tess, oscar, gina: visitor, edda, ada, glow } = await addPeople(deps);
    const id = await addSpecial(deps, olivia, glow);
    for (const actor of [oscar, visitor, edda]) {
      expect(await createSpecial(deps, actor, glow, specialInput())).toEqual({
        outcome: "not-found",
      });
      expect(await findOwnSpecial(deps, actor, id)).toBeNull();
      expect(await listSpecialsOf(deps, actor, glow)).toBeNull();
      expect(await listOwnSpecials(deps, actor)).toEqual([]);
      expect(await saveSpecial(deps, actor, id, specialInput({ title: "Mine" }))).toBe("not-found");
      for (const act of specialActs)
        expect(await changeSpecial(deps, actor, id, act)).toBe("not-found");
    }
    for (const actor of [olivia, tess, ada])
      expect((await findOwnSpecial(deps, actor, id))?.title).toBe("First HydraFacial");
    expect(await saveSpecial(deps, tess, id, specialInput({ title: "Ours" }))).toBe("done");
    expect((await listOwnSpecials(deps, ada)).map(({ title }) => title)).toContain("Ours");
  });

  test("with a voucher keeps its price and cannot be deleted, but one without vouchers can", async ({
    db,
  }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    const id = await addSpecial(deps, olivia, glow);
    const other = await addSpecial(deps, olivia, glow);
    await claimVoucher(deps, id, gina);
    expect(await saveSpecial(deps, olivia, id, specialInput({ specialPrice: 190 }))).toBe(
      "claimed",
    );
    expect(await saveSpecial(deps, olivia, id, specialInput({ title: "Another name" }))).toBe(
      "done",
    );
    expect(await changeSpecial(deps, olivia, id, "delete")).toBe("claimed");
    expect(await changeSpecial(deps, olivia, other, "delete")).toBe("done");
    expect(
      (await listOwnSpecials(deps, olivia)).map(({ title, vouchers, redemptions }) => ({
        title,
        vouchers,
        redemptions,
      })),
    ).toEqual([{ title: "Another name", vouchers: 1, redemptions: 0 }]);
  });

  test("extends existing vouchers with a later end, and does not shorten them with an earlier one", async ({
    db,
  }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    const id = await addSpecial(deps, olivia, glow);
    await claimVoucher(deps, id, gina);
    const until = async () =>
      (await db.select().from(vouchers).where(eq(vouchers.specialId, id)))[0]?.validTo;
    await saveSpecial(deps, olivia, id, specialInput({ validTo: "2026-11-25" }));
    expect(await until()).toBe("2026-12-04");
    await saveSpecial(deps, olivia, id, specialInput({ validTo: "2026-12-24" }));
    expect(await until()).toBe("2026-12-24");
  });

  test("is limited to twenty running ones per listing", async ({ db }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    const ids: number[] = [];
    for (let count = 0; count < 20; count++)
      ids.push(
        await addSpecial(deps, olivia, glow, {
          validFrom: count % 2 ? "2026-11-20" : "2026-11-28",
        }),
      );
    await changeSpecial(deps, olivia, ids[0] ?? 0, "pause");
    expect(await createSpecial(deps, olivia, glow, specialInput())).toEqual({
      outcome: "too-many",
    });
    await changeSpecial(deps, olivia, ids[1] ?? 0, "end");
    expect((await createSpecial(deps, olivia, glow, specialInput())).outcome).toBe("created");
  });

  test("cannot end before today", async ({ db }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    expect(
      await createSpecial(deps, olivia, glow, specialInput({ validTo: "2026-11-20" })),
    ).toEqual({ outcome: "over" });
    const id = await addSpecial(deps, olivia, glow);
    expect(await saveSpecial(deps, olivia, id, specialInput({ validTo: "2026-11-20" }))).toBe(
      "over",
    );
  });
});

describe("the last day of a special in the listing's time zone", () => {
  for (const [lastDay, lastMoment] of [
    ["2027-03-14", "2027-03-15T06:59:59Z"],
    ["2027-11-07", "2027-11-08T07:59:59Z"],
    ["2026-12-31", "2027-01-01T07:59:59Z"],
  ] as const)
    test(lastDay, async ({ db }) => {
      const deps = testSpecials(db);
      const { olivia, glow } = await addPeople(deps);
      const id = await addSpecial(deps, olivia, glow, { validTo: lastDay });
      const at = (moment: Date) => ({ ...deps, clock: () => moment });
      const [last, next] = [new Date(lastMoment), new Date(new Date(lastMoment).getTime() + 1000)];
      expect((await findOwnSpecial(at(last), olivia, id))?.state).toBe("running");
      expect((await findOwnSpecial(at(next), olivia, id))?.state).toBe("ended");
      expect((await claimVoucher(at(last), id, gina)).outcome).toBe("done");
      await expect(claimVoucher(at(next), id, { email: "late@example.com" })).rejects.toThrow(
        "ended",
      );
    });
});

describe("a special for a medical treatment", () => {
  const discount = { originalPrice: null, specialPrice: null, discountPercentage: 20 };

  test("shows the regular price next to the special one", async ({ db }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    await setMedical(db, "botox", true);
    const make = (changes: Parameters<typeof specialInput>[0]) =>
      createSpecial(deps, olivia, glow, specialInput({ treatment: "botox", ...changes }));
    expect(await make(discount)).toEqual({ outcome: "regular-price-missing" });
    expect(await make({ originalPrice: null, specialPrice: 100 })).toEqual({
      outcome: "regular-price-missing",
    });
    const made = await make({});
    if (made.outcome !== "created") return expect.fail(made.outcome);
    expect(
      await saveSpecial(deps, olivia, made.id, specialInput({ treatment: "botox", ...discount })),
    ).toBe("regular-price-missing");
    expect((await listSpecials({ db }, "2026-11-21")).map(({ isMedical }) => isMedical)).toEqual([
      true,
    ]);
    for (const treatment of ["chemical-peels", "acupuncture"]) {
      await setMedical(db, treatment, false);
      expect(await make({ treatment, ...discount }), treatment).toEqual({
        outcome: "regular-price-missing",
      });
    }
    await setMedical(db, "facials", false);
    expect(await make({ treatment: "facials", ...discount })).toMatchObject({ outcome: "created" });
  });

  test("is rejected for a private treatment, one with a regulator's warning or an unknown one", async ({
    db,
  }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    await db
      .update(treatments)
      .set({ warning: "No ozone device is approved." })
      .where(eq(treatments.slug, "ozone-therapy"));
    const make = (treatment: string) =>
      createSpecial(deps, olivia, glow, specialInput({ treatment }));
    expect(await make("ozone-therapy")).toEqual({ outcome: "not-allowed" });
    expect(await make("moon-dust")).toEqual({ outcome: "unknown-treatment" });
    expect(await make("hormone-therapy")).toEqual({ outcome: "private" });
  });
});

const setMedical = (db: Parameters<typeof testSpecials>[0], slug: string, isMedical: boolean) =>
  db.update(treatments).set({ isMedical }).where(eq(treatments.slug, slug));
