import { describe, expect } from "vitest";
import { findVisitor } from "#domain/accounts/sessions/visitor.server.ts";
import { listBookings } from "#domain/bookings/list-bookings.server.ts";
import { findBookingSettings } from "#domain/bookings/settings.server.ts";
import { findPlaceOf } from "#domain/catalogue/listings/name-listings.server.ts";
import { listLeads } from "#domain/leads/own-leads.server.ts";
import { createSpecial } from "#domain/specials/own-specials.server.ts";
import { from, type TestAccounts, testAccounts } from "#tests/support/accounts.ts";
import { testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, type Peopled, people } from "#tests/support/people.ts";
import { inviteMember } from "./invite-member.server.ts";
import { findTeamInvitation, joinTeam } from "./join-team.server.ts";
import { changeMember, findTeam, takeBackInvitation } from "./run-team.server.ts";

const email = "fred@example.com";
const given = { name: "Fred Okafor", password: "tidepool lantern quilt" };
const linkTo = async (touches: TestAccounts, address = email) =>
  (await touches.mailsTo(address)).find(({ kind }) => kind === "team invitation")?.token ?? "";

async function invite(
  touches: TestAccounts,
  { olivia, glow }: Peopled,
  role: "owner" | "manager" | "front_desk" = "front_desk",
) {
  expect(await inviteMember(touches, olivia, glow, { email, role })).toBe("invited");
  return linkTo(touches);
}

async function join(
  touches: TestAccounts,
  team: Peopled,
  role?: "owner" | "manager" | "front_desk",
) {
  const joined = await joinTeam(touches, await invite(touches, team, role), given, from());
  const token = joined.outcome === "joined" ? (joined.session?.token ?? "") : "";
  const look = () => findVisitor(touches, token);
  const actor = await look();
  if (!actor) throw new Error("Nobody is signed in.");
  return { actor, look };
}

const offer = {
  ...{
    title: "Botox Tuesdays",
    description: "",
    termsConditions: "",
    originalPriceCents: 30_000,
    specialPriceCents: 25_000,
    discountPercentage: null,
  },
  ...{ validFrom: "2026-11-21", validTo: "2026-12-01", mostClaims: null },
};

describe("a team member", () => {
  test("joins by the emailed link with their own password, and the owner is notified", async ({
    db,
  }) => {
    const touches = testAccounts(db);
    const team = await addPeople(touches);
    const { actor } = await join(touches, team, "manager");
    expect(actor).toMatchObject({
      name: "Fred Okafor",
      isVerified: true,
      memberships: [{ medSpaId: team.glow, role: "manager" }],
    });
    expect((await touches.mailsTo(people.olivia.email)).map(({ kind }) => kind)).toContain(
      "team joined",
    );
    expect(await joinTeam(touches, await linkTo(touches), given, from())).toEqual({
      outcome: "bad-token",
    });
  });

  test("with an account keeps it and is not signed in by the link alone", async ({ db }) => {
    const touches = testAccounts(db);
    const { olivia, oscar, glow, sessionOf } = await addPeople(touches);
    await inviteMember(touches, olivia, glow, { email: people.oscar.email, role: "manager" });
    expect(
      await joinTeam(
        touches,
        await linkTo(touches, people.oscar.email),
        null,
        from(),
        oscar.sessionId,
      ),
    ).toEqual({ outcome: "joined", session: null });
    expect(
      (await findVisitor(touches, sessionOf.oscar))?.memberships.map(({ role }) => role).sort(),
    ).toEqual(["manager", "owner"]);
  });

  test("has no permissions before joining, and none from a revoked, replaced or expired link", async ({
    db,
  }) => {
    const touches = testAccounts(db);
    const team = await addPeople(touches);
    const first = await invite(touches, team);
    const second = await invite(touches, team, "manager");
    expect(await findTeamInvitation(touches, first)).toBeNull();
    expect(await takeBackInvitation(touches, team.olivia, team.glow, email)).toBe("done");
    expect(await joinTeam(touches, second, given, from())).toEqual({ outcome: "bad-token" });
    const third = await invite(touches, team);
    touches.pass(7 * 24 * 60 + 1);
    expect(await joinTeam(touches, third, given, from())).toEqual({ outcome: "bad-token" });
    expect((await findTeam(touches, team.olivia, team.glow))?.members).toHaveLength(2);
  });
});

test("the front desk manages bookings and callbacks, but not their settings, specials or the team", async ({
  db,
}) => {
  const touches = testBookings(db);
  const team = await addPeople(touches);
  const { actor } = await join(touches, team);
  expect((await listBookings(touches, actor, { medSpaId: team.glow }, { limit: 5 })).total).toBe(0);
  expect(await listLeads(touches, actor)).toEqual([]);
  expect(await findPlaceOf(touches, actor, "dashboard.read", undefined)).toBe(team.glow);
  expect(await findPlaceOf(touches, actor, "specials.manage", undefined)).toBeNull();
  expect(await findBookingSettings(touches, actor, team.glow)).toBeNull();
  expect(await createSpecial(touches, actor, team.glow, offer)).toEqual({ outcome: "not-found" });
  expect(await findTeam(touches, actor, team.glow)).toBeNull();
});

test("removed permissions end at once, and every session ends with the last one", async ({
  db,
}) => {
  const touches = testAccounts(db);
  const team = await addPeople(touches);
  const { actor, look } = await join(touches, team, "manager");
  expect(await createSpecial(touches, actor, team.glow, offer)).toMatchObject({
    outcome: "created",
  });
  expect(await changeMember(touches, team.olivia, team.glow, actor.userId, "front_desk")).toBe(
    "done",
  );
  expect((await look())?.memberships).toEqual([{ medSpaId: team.glow, role: "front_desk" }]);
  expect(await changeMember(touches, team.olivia, team.glow, actor.userId, null)).toBe("done");
  expect(await look()).toBeNull();
  expect(await createSpecial(touches, { ...actor, memberships: [] }, team.glow, offer)).toEqual({
    outcome: "not-found",
  });
  expect((await touches.mailsTo(email)).map(({ kind }) => kind).slice(0, 2)).toEqual([
    "team left",
    "team changed",
  ]);
});

describe("managing a listing's team", () => {
  test("is limited to owners", async ({ db }) => {
    const touches = testAccounts(db);
    const { tess, oscar, gina, edda, olivia, glow } = await addPeople(touches);
    for (const actor of [tess, oscar, gina, edda]) {
      expect(await findTeam(touches, actor, glow)).toBeNull();
      expect(await inviteMember(touches, actor, glow, { email, role: "owner" })).toBe("not-found");
      expect(await changeMember(touches, actor, glow, olivia.userId, null)).toBe("not-found");
      expect(await takeBackInvitation(touches, actor, glow, email)).toBe("not-found");
    }
  });

  test("requires an owner's recent password entry", async ({ db }) => {
    const touches = testAccounts(db);
    const { olivia, tess, glow } = await addPeople(touches);
    touches.pass(11);
    expect(await inviteMember(touches, olivia, glow, { email, role: "owner" })).toBe(
      "proof-needed",
    );
    expect(await changeMember(touches, olivia, glow, tess.userId, "owner")).toBe("proof-needed");
  });

  test("includes leaving, which any member may do", async ({ db }) => {
    const touches = testAccounts(db);
    const { tess, glow } = await addPeople(touches);
    touches.pass(60);
    expect(await changeMember(touches, tess, glow, tess.userId, "owner")).toBe("not-found");
    expect(await changeMember(touches, tess, glow, tess.userId, null)).toBe("done");
  });
});

test("a listing keeps an owner even when two leave at the same moment", async ({ own: { db } }) => {
  const touches = testAccounts(db);
  const team = await addPeople(touches);
  expect(await changeMember(touches, team.olivia, team.glow, team.olivia.userId, null)).toBe(
    "last-owner",
  );
  const { actor } = await join(touches, team, "owner");
  const both = await Promise.all(
    [team.olivia, actor].map((owner) =>
      changeMember(touches, owner, team.glow, owner.userId, "front_desk"),
    ),
  );
  expect(both.sort()).toEqual(["done", "last-owner"]);
});

test("a member is not invited again, and invitations are limited to twenty a day", async ({
  db,
}) => {
  const touches = testAccounts(db);
  const { olivia, glow } = await addPeople(touches);
  expect(
    await inviteMember(touches, olivia, glow, { email: people.tess.email, role: "owner" }),
  ).toBe("known");
  for (let sent = 0; sent < 20; sent++)
    expect(await inviteMember(touches, olivia, glow, { email, role: "owner" })).toBe("invited");
  expect(await inviteMember(touches, olivia, glow, { email, role: "owner" })).toBe("limited");
});
