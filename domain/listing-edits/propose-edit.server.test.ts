import { describe, expect } from "vitest";
import { findListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { edit, factsOf, sectionOf, waiting } from "#tests/support/listing-edits.ts";
import { addPeople } from "#tests/support/people.ts";
import { acceptProposal, withdrawEdits } from "./apply-edit.server.ts";
import { proposeEdit } from "./propose-edit.server.ts";

const hours = { weeklyHours: [[600, 1200]] as [number, number][] };

describe("a proposal read from the listing's own website", () => {
  test("waits for review, whatever the field, and shows its source", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, ada, glow } = await addPeople(deps);
    const before = await findListingProfile({ db }, "glow-studio");
    expect(
      await proposeEdit(
        deps,
        null,
        glow,
        {
          ...hours,
          detailedDescription: "A studio with two rooms and a long bench before the door.",
        },
        "website",
      ),
    ).toBe("proposed");
    expect(await findListingProfile({ db }, "glow-studio")).toEqual(before);
    expect((await waiting(deps, ada))[0]).toMatchObject({
      history: [{ act: "proposed", by: null, source: "website" }],
    });
    expect((await sectionOf(deps, olivia, glow, "hours")).changes).toMatchObject({
      weeklyHours: { source: "website", after: [[600, 1200]] },
    });
  });

  test("can be accepted by the owner with one click where no admin review is required", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const { olivia, oscar, ada, glow } = await addPeople(deps);
    await proposeEdit(deps, null, glow, hours, "website");
    expect(await acceptProposal(deps, oscar, glow, "hours")).toBe("not-found");
    expect(await acceptProposal(deps, olivia, glow, "hours")).toBe("taken");
    expect((await factsOf(db, glow)).weeklyHours).toEqual([[600, 1200]]);
    expect(await sectionOf(deps, olivia, glow, "hours")).toMatchObject({
      source: "website",
      confirmedOn: "2026-11-21",
      changes: {},
    });
    expect(await waiting(deps, ada)).toEqual([]);
  });

  test("cannot be accepted by the owner where an admin must review it", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, glow } = await addPeople(deps);
    await proposeEdit(deps, null, glow, { name: "Glow Parlour" }, "website");
    expect(await acceptProposal(deps, olivia, glow, "name")).toBe("not-found");
  });

  test("does not replace an edit by the listing's team", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, ada, glow } = await addPeople(deps);
    await edit(deps, olivia, glow, "name", { name: "Glow Parlour" });
    expect(await proposeEdit(deps, null, glow, { name: "GLOW" }, "website")).toBe("unchanged");
    expect((await waiting(deps, ada))[0]?.fields).toMatchObject([
      { after: "Glow Parlour", source: "owner" },
    ]);
  });

  test("disappears when the owner edits the section", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, ada, glow } = await addPeople(deps);
    await proposeEdit(deps, null, glow, hours, "website");
    await edit(deps, olivia, glow, "hours", { weeklyHours: [[540, 1000]] });
    expect(await waiting(deps, ada)).toEqual([]);
    expect((await factsOf(db, glow)).weeklyHours).toEqual([[540, 1000]]);
  });

  test("does not return after its rejection until the website changes", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, glow } = await addPeople(deps);
    await proposeEdit(deps, null, glow, hours, "website");
    expect(await proposeEdit(deps, null, glow, hours, "website")).toBe("unchanged");
    await withdrawEdits(deps, olivia, glow, "hours");
    expect(await proposeEdit(deps, null, glow, hours, "website")).toBe("unchanged");
    expect(await proposeEdit(deps, null, glow, { weeklyHours: [[600, 1260]] }, "website")).toBe(
      "proposed",
    );
  });

  test("is not created when only the price date differs", async ({ db }) => {
    const deps = testAccounts(db);
    const { glow } = await addPeople(deps);
    expect(
      await proposeEdit(
        deps,
        null,
        glow,
        { services: [entry({ pricedOn: "2026-11-20" })] },
        "website",
      ),
    ).toBe("unchanged");
    expect(await proposeEdit(deps, null, 999_999, hours, "website")).toBe("not-found");
  });
});
