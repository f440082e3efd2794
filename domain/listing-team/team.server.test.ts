import { describe, expect } from "vitest";
import { findVisitor } from "#domain/accounts/sessions/visitor.server.ts";
import { listBookings } from "#domain/bookings/list-bookings.server.ts";
import { findBookingSettings } from "#domain/bookings/settings.server.ts";
import { findPermittedListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { listLeads } from "#domain/leads/own-leads.server.ts";
import { createSpecial } from "#domain/specials/own-specials.server.ts";
import { from, type TestAccounts, testAccounts } from "#tests/support/accounts.ts";
import { testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, type Peopled, people } from "#tests/support/people.ts";
import { inviteMember } from "./invite-member.server.ts";
import { findTeamInvitation, joinTeam } from "./join-team.server.ts";
import { changeMember, deleteTeamInvitation, findTeam } from "./run-team.server.ts";

const email = "fred@example.com";
const given = { name: "Fred Okafor", password: "tidepool lantern quilt" };
const linkTo = async (deps: TestAccounts, address = email) =>
  (await deps.emailsTo(address)).find(({ kind }) => kind === "team invitation")?.token ?? "";

async function invite(
  deps: TestAccounts,
  { olivia, glow }: Peopled,
  role: "owner" | "manager" | "front_desk" = "front_desk",
) {
  expect(await inviteMember(deps, olivia, glow, { email, role })).toBe("invited");
  return linkTo(deps);
}

async function join(deps: TestAccounts, team: Peopled, role?: "owner" | "manager" | "front_desk") {
  const joined = await joinTeam(deps, await invite(deps, team, role), given, from());
  const token = joined.outcome === "joined" ? (joined.session?.token ?? "") : "";
  const look = () => findVisitor(deps, token);
  const actor = await look();
  if (!actor) throw new Error("No one is signed in.");
  return { actor, look };
}

const offer = {
  title: "Botox Tuesdays",
  description: "",
  termsConditions: "",
  originalPriceCents: 30_000,
  specialPriceCents: 25_000,
  discountPercentage: null,
  validFrom: "2026-11-21",
  validTo: "2026-12-01",
  mostClaims: null,
};

describe("a team member", () => {
  test("joins by the emailed link with their own password, and the owner is notified", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const team = await addPeople(deps);
    const { actor } = await join(deps, team, "manager");
    expect(actor).toMatchObject({
      name: "Fred Okafor",
      isVerified: true,
      memberships: [{ listingId: team.glow, role: "manager" }],
    });
    expect((await deps.emailsTo(people.olivia.email)).map(({ kind }) => kind)).toContain(
      "team joined",
    );
    expect(await joinTeam(deps, await linkTo(deps), given, from())).toEqual({
      outcome: "bad-token",
    });
  });

  test("with an account keeps it and is not signed in by the link alone", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, oscar, glow, sessionOf } = await addPeople(deps);
    await inviteMember(deps, olivia, glow, { email: people.oscar.email, role: "manager" });
    expect(
      await joinTeam(deps, await linkTo(deps, people.oscar.email), null, from(), oscar.sessionId),
    ).toEqual({ outcome: "joined", session: null });
    expect(
      (await findVisitor(deps, sessionOf.oscar))?.memberships.map(({ role }) => role).sort(),
    ).toEqual(["manager", "owner"]);
  });

  test("has no permissions before joining, and none from a revoked, replaced or expired link", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const team = await addPeople(deps);
    const first = await invite(deps, team);
    const second = await invite(deps, team, "manager");
    expect(await findTeamInvitation(deps, first)).toBeNull();
    expect(await deleteTeamInvitation(deps, team.olivia, team.glow, email)).toBe("done");
    expect(await joinTeam(deps, second, given, from())).toEqual({ outcome: "bad-token" });
    const third = await invite(deps, team);
    deps.pass(7 * 24 * 60 + 1);
    expect(await joinTeam(deps, third, given, from())).toEqual({ outcome: "bad-token" });
    expect((await findTeam(deps, team.olivia, team.glow))?.members).toHaveLength(2);
  });
});

test("the front desk manages bookings and callbacks, but not their settings, specials or the team", async ({
  db,
}) => {
  const deps = testBookings(db);
  const team = await addPeople(deps);
  const { actor } = await join(deps, team);
  expect((await listBookings(deps, actor, { listingId: team.glow }, { limit: 5 })).total).toBe(0);
  expect(await listLeads(deps, actor)).toEqual([]);
  expect(await findPermittedListing(deps, actor, "dashboard.read", undefined)).toBe(team.glow);
  expect(await findPermittedListing(deps, actor, "specials.manage", undefined)).toBeNull();
  expect(await findBookingSettings(deps, actor, team.glow)).toBeNull();
  expect(await createSpecial(deps, actor, team.glow, offer)).toEqual({ outcome: "not-found" });
  expect(await findTeam(deps, actor, team.glow)).toBeNull();
});

test("removed permissions end at once, and every session ends with the last one", async ({
  db,
}) => {
  const deps = testAccounts(db);
  const team = await addPeople(deps);
  const { actor, look } = await join(deps, team, "manager");
  expect(await createSpecial(deps, actor, team.glow, offer)).toMatchObject({ outcome: "created" });
  expect(await changeMember(deps, team.olivia, team.glow, actor.userId, "front_desk")).toBe("done");
  expect((await look())?.memberships).toEqual([{ listingId: team.glow, role: "front_desk" }]);
  expect(await changeMember(deps, team.olivia, team.glow, actor.userId, null)).toBe("done");
  expect(await look()).toBeNull();
  expect(await createSpecial(deps, { ...actor, memberships: [] }, team.glow, offer)).toEqual({
    outcome: "not-found",
  });
  expect((await deps.emailsTo(email)).map(({ kind }) => kind).slice(0, 2)).toEqual([
    "team left",
    "team changed",
  ]);
});

describe("managing a listing's team", () => {
  test("is limited to owners", async ({ db }) => {
    const deps = testAccounts(db);
    const { tess, oscar, gina, edda, olivia, glow } = await addPeople(deps);
    for (const actor of [tess, oscar, gina, edda]) {
      expect(await findTeam(deps, actor, glow)).toBeNull();
      expect(await inviteMember(deps, actor, glow, { email, role: "owner" })).toBe("not-found");
      expect(await changeMember(deps, actor, glow, olivia.userId, null)).toBe("not-found");
      expect(await deleteTeamInvitation(deps, actor, glow, email)).toBe("not-found");
    }
  });

  test("requires an owner's recent password entry", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, tess, glow } = await addPeople(deps);
    deps.pass(11);
    expect(await inviteMember(deps, olivia, glow, { email, role: "owner" })).toBe("proof-needed");
    expect(await changeMember(deps, olivia, glow, tess.userId, "owner")).toBe("proof-needed");
  });

  test("includes leaving, which any member may do", async ({ db }) => {
    const deps = testAccounts(db);
    const { tess, glow } = await addPeople(deps);
    deps.pass(60);
    expect(await changeMember(deps, tess, glow, tess.userId, "owner")).toBe("not-found");
    expect(await changeMember(deps, tess, glow, tess.userId, null)).toBe("done");
  });
});

test("a listing keeps an owner even when two leave at the same moment", async ({ own: { db } }) => {
  const deps = testAccounts(db);
  const team = await addPeople(deps);
  expect(await changeMember(deps, team.olivia, team.glow, team.olivia.userId, null)).toBe(
    "last-owner",
  );
  const { actor } = await join(deps, team, "owner");
  const both = await Promise.all(
    [team.olivia, actor].map((owner) =>
      changeMember(deps, owner, team.glow, owner.userId, "front_desk"),
    ),
  );
  expect(both.sort()).toEqual(["done", "last-owner"]);
});

test("a member is not invited again, and invitations are limited to twenty a day", async ({
  db,
}) => {
  const deps = testAccounts(db);
  const { olivia, glow } = await addPeople(deps);
  expect(await inviteMember(deps, olivia, glow, { email: people.tess.email, role: "owner" })).toBe(
    "known",
  );
  for (let sent = 0; sent < 20; sent++)
    expect(await inviteMember(deps, olivia, glow, { email, role: "owner" })).toBe("invited");
  expect(await inviteMember(deps, olivia, glow, { email, role: "owner" })).toBe("limited");
});
