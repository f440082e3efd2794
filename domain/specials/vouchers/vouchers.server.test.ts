import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { listings } from "#database/schema/catalogue/listings.ts";
import { emails } from "#database/schema/email.ts";
import { reviewInvitations } from "#database/schema/reviews.ts";
import { vouchers } from "#database/schema/specials.ts";
import type { Visitor } from "#domain/accounts/actor.ts";
import { from } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import {
  addSpecial,
  claimVoucher,
  linkInEmail,
  specialInput,
  testSpecials,
} from "#tests/support/specials.ts";
import { findSpecial } from "../list-specials.server.ts";
import { changeSpecial, saveSpecial } from "../own-specials.server.ts";
import { confirmVoucher, deleteExpiredVouchers } from "./confirm-voucher.server.ts";
import { findVoucherByLink } from "./find-voucher.server.ts";
import { issueVoucher } from "./get-voucher.server.ts";
import { lookUpVoucherCode, redeemVoucherCode } from "./redeem-code.server.ts";
import { vouchersOfAccount } from "./vouchers-of-account.server.ts";

type Deps = ReturnType<typeof testSpecials>;

const claim = (
  deps: Deps,
  id: number,
  email: string,
  { name = "Nora Feld", visitor = null as Visitor, address = "203.0.113.7" } = {},
) => issueVoucher(deps, visitor, id, { email, name }, from({ address }));

const linkTo = async (deps: Deps, email: string) => linkInEmail((await deps.emailsTo(email))[0]);
const claimed = (deps: Deps, id: number, email = "nora@example.com", name = "Nora Feld") =>
  claimVoucher(deps, id, { email, name });

test("an account's vouchers are exported, and anonymized when it is deleted", async ({ db }) => {
  const deps = testSpecials(db);
  const { olivia, gina, glow } = await addPeople(deps);
  const [used, open] = [await addSpecial(deps, olivia, glow), await addSpecial(deps, olivia, glow)];
  const { code } = await claimed(deps, used, gina.email, gina.name);
  await claimed(deps, open, gina.email, gina.name);
  await redeemVoucherCode(deps, olivia, code, from());
  expect(await vouchersOfAccount.collect(db, gina.userId)).toHaveLength(2);
  await vouchersOfAccount.erase(db, gina.userId);
  expect(await vouchersOfAccount.collect(db, gina.userId)).toEqual([]);
  expect(
    await db.select({ special: vouchers.specialId, email: vouchers.customerEmail }).from(vouchers),
  ).toEqual([{ special: used, email: "" }]);
  const [kept] = await db.select().from(vouchers);
  expect(kept).toMatchObject({ customerName: "A former customer", source: null });
  expect(JSON.stringify(kept)).not.toContain(gina.email);
  await claim(deps, used, gina.email);
  expect((await deps.emailsTo(gina.email))[0]?.text).toContain("Your code was redeemed on");
  expect(await db.$count(vouchers)).toBe(1);
});

describe("a voucher", () => {
  test("shows and emails its code after the link in the first email was followed", async ({
    db,
  }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    await db.update(listings).set({ takesBookings: true }).where(eq(listings.id, glow));
    const id = await addSpecial(deps, olivia, glow);
    const answer = await claim(deps, id, "nora@example.com");
    expect(answer).toEqual({
      outcome: "to confirm",
      until: new Date("2026-11-21T18:20:00Z"),
      validTo: "2026-12-04",
    });
    const [first] = await deps.emailsTo("nora@example.com");
    expect([first?.kind, first?.text.includes("Nora")]).toEqual(["confirm voucher", false]);
    const link = await linkTo(deps, "nora@example.com");
    expect(await findVoucherByLink(deps, link)).toEqual({
      special: expect.anything(),
      validTo: "2026-12-04",
      state: "to confirm",
    });
    expect([await confirmVoucher(deps, link), await confirmVoucher(deps, link)]).toEqual([
      "done",
      "done",
    ]);
    const found = await findVoucherByLink(deps, link);
    expect(found).toMatchObject({ state: "active", code: expect.stringMatching(/^[\dA-Z]{4}-/) });
    expect([
      await findVoucherByLink(deps, `${link}x`),
      await confirmVoucher(deps, `${link}x`),
    ]).toEqual([null, "not-found"]);
    const sent = await deps.emailsTo("nora@example.com");
    expect(sent).toHaveLength(2);
    expect(sent[0]?.text).toContain(found?.code);
    expect(sent[0]?.text).toContain("/listing/glow-studio/directions");
    expect(sent[0]?.text).toContain(`/booking/glow-studio?special=${id}`);
    const [row] = await db.select().from(emails).where(eq(emails.kind, "voucher"));
    const { html } = JSON.parse(deps.emailEncryptor.open(row?.body ?? "")) as { html: string };
    expect(html).toMatch(/<table role="img"[^>]* aria-label="QR"[^>]*><tr>/);
  });

  test("is valid at once for a signed-in customer with a confirmed address", async ({ db }) => {
    const deps = testSpecials(db);
    const { olivia, gina, glow } = await addPeople(deps);
    const id = await addSpecial(deps, olivia, glow);
    const answer = await claim(deps, id, gina.email, { visitor: gina });
    expect(answer).toMatchObject({ outcome: "claimed", validTo: "2026-12-04" });
    expect(await claim(deps, id, gina.email, { visitor: gina })).toEqual(answer);
    expect((await claim(deps, id, "nora@example.com", { visitor: gina })).outcome).toBe(
      "to confirm",
    );
    expect(
      (
        await claim(deps, id, "mia@example.com", {
          visitor: { ...gina, email: "mia@example.com", isVerified: false },
        })
      ).outcome,
    ).toBe("to confirm");
  });

  test("uses up no limited special before its confirmation and expires after 20 minutes", async ({
    db,
  }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    const id = await addSpecial(deps, olivia, glow, { mostClaims: 1 });
    const invented = Array.from({ length: 60 }, (_, index) => `x${index}@example.com`);
    for (const [index, email] of ["a@example.com", "b@example.com", ...invented].entries())
      expect((await claim(deps, id, email, { address: `198.51.100.${index}` })).outcome).toBe(
        "to confirm",
      );
    expect((await findSpecial(deps, id))?.isSoldOut).toBe(false);
    const [late, second] = [
      await linkTo(deps, "a@example.com"),
      await linkTo(deps, "b@example.com"),
    ];
    await claimed(deps, id, "nora@example.com");
    expect([
      await confirmVoucher(deps, second),
      (await claim(deps, id, "d@example.com")).outcome,
    ]).toEqual(["sold out", "sold out"]);
    deps.pass(21);
    expect([
      await confirmVoucher(deps, late),
      (await findVoucherByLink(deps, late))?.state,
    ]).toEqual(["lapsed", "lapsed"]);
    deps.pass(25 * 60);
    expect([await deleteExpiredVouchers(deps), await db.$count(vouchers)]).toEqual([62, 1]);
  });

  test("can be requested three times per special from one network", async ({ db }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    const [id, other] = [
      await addSpecial(deps, olivia, glow),
      await addSpecial(deps, olivia, glow),
    ];
    for (let count = 0; count < 3; count++)
      expect((await claim(deps, id, `p${count}@example.com`)).outcome).toBe("to confirm");
    expect((await claim(deps, id, "p3@example.com")).outcome).toBe("limited");
    expect(await deps.emailsTo("p3@example.com")).toHaveLength(0);
    expect((await claim(deps, other, "p3@example.com")).outcome).toBe("to confirm");
    expect((await claim(deps, id, "p3@example.com", { address: "203.0.113.8" })).outcome).toBe(
      "to confirm",
    );
    deps.pass(21);
    expect((await claim(deps, id, "p4@example.com")).outcome).toBe("to confirm");
  });

  test("can be requested nine times per special from one IPv6 /48", async ({ db }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    const id = await addSpecial(deps, olivia, glow);
    const outcome = async (index: number, address: string) =>
      (await claim(deps, id, `p${index}@example.com`, { address })).outcome;
    for (let index = 0; index < 9; index++)
      expect(await outcome(index, `2001:db8:1:${index}::1`)).toBe("to confirm");
    expect(await outcome(9, "2001:db8:1:9::1")).toBe("limited");
    expect(await outcome(9, "2001:db8:2:9::1")).toBe("to confirm");
  });

  test("answers alike whether the address has one, also when refused; the email tells", async ({
    db,
  }) => {
    const deps = testSpecials(db);
    const { olivia, gina, glow } = await addPeople(deps);
    const id = await addSpecial(deps, olivia, glow, { mostClaims: 2 });
    const { code } = await claimed(deps, id);
    for (let count = 0; count < 3; count++) await claim(deps, id, `p${count}@example.com`);
    const emailsBefore = (await deps.emailsTo("nora@example.com")).length;
    const limited = { outcome: "limited", retryAfter: 86_400 };
    for (const email of ["unknown@example.com", "nora@example.com", "p0@example.com"])
      expect(await claim(deps, id, email)).toEqual(limited);
    expect(await deps.emailsTo("unknown@example.com")).toEqual([]);
    expect(await deps.emailsTo("p0@example.com")).toHaveLength(2);
    const emails = await deps.emailsTo("nora@example.com");
    expect([emails.length, emails[0]?.text.includes(code)]).toEqual([emailsBefore + 1, true]);

    expect(
      (await claim(deps, id, gina.email, { visitor: gina, address: "10.0.0.1" })).outcome,
    ).toBe("claimed");
    for (const email of ["unknown@example.com", "nora@example.com", gina.email])
      expect(await claim(deps, id, email, { address: "10.0.0.2" })).toEqual({
        outcome: "sold out",
      });
    expect(await deps.emailsTo("nora@example.com")).toHaveLength(emailsBefore + 2);
    expect(
      (await claim(deps, id, gina.email, { visitor: gina, address: "10.0.0.1" })).outcome,
    ).toBe("claimed");
  });

  test("stores no readable code in the database", async ({ db }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    const { code } = await claimed(deps, await addSpecial(deps, olivia, glow));
    const stored = JSON.stringify([
      await db.select().from(vouchers),
      await db.select().from(emails),
    ]);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll("-", ""));
  });

  test("is issued once per mailbox, however the address is written and no matter who asks", async ({
    db,
  }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    const id = await addSpecial(deps, olivia, glow);
    const { code, link } = await claimed(deps, id);
    const stranger = await claim(deps, id, "other@example.com");
    expect(await claim(deps, id, "NORA+again@example.com", { name: "Another" })).toEqual(stranger);
    expect(await db.$count(vouchers)).toBe(2);
    expect((await deps.emailsTo("nora@example.com"))[0]?.text).toContain(code);
    expect(await linkTo(deps, "nora@example.com")).toBe(link);
    expect(await redeemVoucherCode(deps, olivia, code, from())).toMatchObject({
      outcome: "redeemed",
      claim: { customerName: "Nora Feld" },
    });
    expect(await findVoucherByLink(deps, link)).toMatchObject({ state: "redeemed", code });
    await claim(deps, id, "nora@example.com");
    expect((await deps.emailsTo("nora@example.com"))[0]?.text).toContain(
      "Your code was redeemed on",
    );
    expect(await redeemVoucherCode(deps, olivia, code, from())).toMatchObject({ outcome: "used" });
  });

  test("is not available for a paused, future, ended or unknown special", async ({ db }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    const outcome = async (id: number) => (await claim(deps, id, "nora@example.com")).outcome;
    const paused = await addSpecial(deps, olivia, glow);
    await changeSpecial(deps, olivia, paused, "pause");
    const ended = await addSpecial(deps, olivia, glow);
    await changeSpecial(deps, olivia, ended, "end");
    const later = await addSpecial(deps, olivia, glow, { validFrom: "2026-11-22" });
    expect([
      await outcome(paused),
      await outcome(ended),
      await outcome(later),
      await outcome(999_999),
    ]).toEqual(["paused", "ended", "to come", "not-found"]);
    expect(await deps.emailsTo("nora@example.com")).toEqual([]);
  });

  test("is not available once sold out, but holders can get theirs by email again", async ({
    db,
  }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    const id = await addSpecial(deps, olivia, glow, { mostClaims: 1 });
    const { code } = await claimed(deps, id);
    await claim(deps, id, "nora@example.com");
    expect(
      (await deps.emailsTo("nora@example.com")).map(({ text }) => text.includes(code)),
    ).toEqual([true, true, false]);
    expect(await claim(deps, id, "late@example.com")).toEqual({ outcome: "sold out" });
    await saveSpecial(deps, olivia, id, specialInput({ mostClaims: 2 }));
    expect((await claim(deps, id, "late@example.com")).outcome).toBe("to confirm");
  });

  test("is rate limited to five requests a day per address, with or without an earlier voucher", async ({
    db,
  }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    const id = await addSpecial(deps, olivia, glow);
    for (let time = 0; time < 5; time++) await claim(deps, id, "nora@example.com");
    expect((await claim(deps, id, "nora@example.com")).outcome).toBe("limited");
  });
});

describe("a voucher code", () => {
  test("is redeemed once and sends a review invitation", async ({ db }) => {
    const deps = testSpecials(db);
    const { olivia, tess, glow } = await addPeople(deps);
    const { code } = await claimed(deps, await addSpecial(deps, olivia, glow));
    expect(
      await lookUpVoucherCode(deps, tess, code.toLowerCase().replaceAll("-", ""), from()),
    ).toMatchObject({ outcome: "found", claim: { state: "good" } });
    expect((await redeemVoucherCode(deps, tess, code, from())).outcome).toBe("redeemed");
    expect((await redeemVoucherCode(deps, olivia, code, from())).outcome).toBe("used");
    const [invitation, ...others] = await db.select().from(reviewInvitations);
    expect(invitation).toMatchObject({
      listingId: glow,
      proof: "deal",
      email: "nora@example.com",
      visitedOn: "2026-11-21",
    });
    expect(others).toEqual([]);
    expect((await deps.emailsTo("nora@example.com"))[0]?.kind).toBe("review invitation");
  });

  test("is not found for Oscar, like a code that does not exist", async ({ db }) => {
    const deps = testSpecials(db);
    const { olivia, oscar, gina, glow } = await addPeople(deps);
    const { code } = await claimed(deps, await addSpecial(deps, olivia, glow));
    for (const actor of [oscar, gina])
      for (const typed of [code, "0000-0000-0000", "nonsense"]) {
        expect(await lookUpVoucherCode(deps, actor, typed, from())).toEqual({
          outcome: "not-found",
        });
        expect(await redeemVoucherCode(deps, actor, typed, from())).toEqual({
          outcome: "not-found",
        });
      }
    expect((await redeemVoucherCode(deps, olivia, code, from())).outcome).toBe("redeemed");
  });

  test("is valid to the end of its last day, even if the special ended early, and no longer", async ({
    db,
  }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    const id = await addSpecial(deps, olivia, glow, { validTo: "2027-03-14" });
    const [early, late] = [await claimed(deps, id), await claimed(deps, id, "gina@example.com")];
    await changeSpecial(deps, olivia, id, "end");
    const at = (moment: string) => ({ ...deps, clock: () => new Date(moment) });
    expect(
      (await redeemVoucherCode(at("2027-03-15T06:59:59Z"), olivia, early.code, from())).outcome,
    ).toBe("redeemed");
    expect(
      (await redeemVoucherCode(at("2027-03-15T07:00:00Z"), olivia, late.code, from())).outcome,
    ).toBe("expired");
  });

  test("cannot be guessed", { timeout: 600_000 }, async ({ db }) => {
    const deps = testSpecials(db);
    const { oscar } = await addPeople(deps);
    let outcome = "";
    let tries = 0;
    while (outcome !== "limited" && tries < 700) {
      outcome = (await lookUpVoucherCode(deps, oscar, "0000-0000-0000", from())).outcome;
      tries += 1;
    }
    expect(tries).toBe(601);
    deps.pass(61);
    expect((await lookUpVoucherCode(deps, oscar, "0000-0000-0000", from())).outcome).toBe(
      "not-found",
    );
  });
});

describe("simultaneous requests", () => {
  test("redeem one code once, and issue the last ten vouchers exactly ten times", {
    timeout: 600_000,
  }, async ({ own: { db } }) => {
    const deps = testSpecials(db);
    const { olivia, glow } = await addPeople(deps);
    const { code } = await claimed(deps, await addSpecial(deps, olivia, glow));
    const redeemed = await Promise.all(
      Array.from({ length: 100 }, () => redeemVoucherCode(deps, olivia, code, from())),
    );
    expect(redeemed.filter(({ outcome }) => outcome === "redeemed")).toHaveLength(1);
    expect(redeemed.filter(({ outcome }) => outcome === "used")).toHaveLength(99);
    expect(await db.$count(reviewInvitations)).toBe(1);

    const scarce = await addSpecial(deps, olivia, glow, { mostClaims: 10 });
    const people = Array.from({ length: 50 }, (_, number) => ({
      email: `p${number}@example.com`,
      address: `198.51.100.${number}`,
    }));
    await Promise.all(people.map(({ email, address }) => claim(deps, scarce, email, { address })));
    const links = await Promise.all(people.map(({ email }) => linkTo(deps, email)));
    const confirmed = await Promise.all(links.map((link) => confirmVoucher(deps, link)));
    expect(confirmed.filter((outcome) => outcome === "done")).toHaveLength(10);
    expect(confirmed.filter((outcome) => outcome === "sold out")).toHaveLength(40);
    const once = await addSpecial(deps, olivia, glow);
    await Promise.all(
      ["a", "b", "c", "d"].map((tail) => claim(deps, once, `same+${tail}@example.com`)),
    );
    expect(await db.$count(vouchers, eq(vouchers.specialId, once))).toBe(1);
  });
});
