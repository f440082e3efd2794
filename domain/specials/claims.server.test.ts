import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { mails } from "#database/schema/mail.ts";
import { reviewInvitations } from "#database/schema/reviews.ts";
import { claimCodes, specialClaims } from "#database/schema/specials.ts";
import { from } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { addSpecial, specialInput, testSpecials } from "#tests/support/specials.ts";
import { claimSpecial } from "./claim-special.server.ts";
import { claimsOfAccount } from "./claims-of-account.server.ts";
import { findClaimByLink } from "./find-claim.server.ts";
import { changeSpecial, saveSpecial } from "./own-specials.server.ts";
import { lookUpCode, redeemCode } from "./redeem-code.server.ts";

type Touches = ReturnType<typeof testSpecials>;

async function claimed(touches: Touches, id: number, email = "nora@example.com", name = "Nora Feld") {
  const answer = await claimSpecial(touches, id, { email, name }, from());
  if (answer.outcome !== "claimed") throw new Error(answer.outcome);
  return answer;
}
const linkIn = (address: string) => address.replace(/.*\/claims\//, "");

test("an account is handed out what it claimed, and when it goes nothing tells whose it was", async ({ db }) => {
  const touches = testSpecials(db);
  const { olivia, gina, glow } = await addPeople(touches);
  const [used, open] = [await addSpecial(touches, olivia, glow), await addSpecial(touches, olivia, glow)];
  const { code } = await claimed(touches, used, gina.email, gina.name);
  await claimed(touches, open, gina.email, gina.name);
  await redeemCode(touches, olivia, code, from());
  expect(await claimsOfAccount.collect(db, gina.userId)).toHaveLength(2);
  await claimsOfAccount.forget(db, gina.userId);
  expect(await claimsOfAccount.collect(db, gina.userId)).toEqual([]);
  expect(await db.select({ special: specialClaims.specialId, email: specialClaims.customerEmail }).from(specialClaims)).toEqual([{ special: used, email: "" }]);
  expect(await db.select({ name: claimCodes.customerName }).from(claimCodes)).toEqual([{ name: "A former customer" }]);
});

describe("a claim", () => {
  test("brings a code on a private page and by mail, with its picture", async ({ db }) => {
    const touches = testSpecials(db);
    const { olivia, glow } = await addPeople(touches);
    const id = await addSpecial(touches, olivia, glow);
    const { code, link } = await claimed(touches, id);
    expect(await findClaimByLink(touches, linkIn(link))).toMatchObject({ code, usedAt: null, hasExpired: false, validTo: "2026-12-04" });
    expect(await findClaimByLink(touches, `${linkIn(link)}x`)).toBeNull();
    const [mail] = await touches.mailsTo("nora@example.com");
    expect(mail?.text).toContain(code);
    expect(mail?.text).toContain(link);
    const [row] = await db.select().from(mails).where(eq(mails.recipient, "nora@example.com"));
    const { attachments } = JSON.parse(touches.mailSealer.open(row?.body ?? "")) as { attachments: { name: string; type: string; content: string }[] };
    expect(attachments.map(({ name, type }) => [name, type])).toEqual([["code.svg", "image/svg+xml"]]);
    expect(attachments[0]?.content).toMatch(/^<svg /);
  });

  test("leaves no code in the database that could be read there", async ({ db }) => {
    const touches = testSpecials(db);
    const { olivia, glow } = await addPeople(touches);
    const { code } = await claimed(touches, await addSpecial(touches, olivia, glow));
    const stored = JSON.stringify([await db.select().from(claimCodes), await db.select().from(mails)]);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll("-", ""));
  });

  test("of one mailbox is one, whoever asks again: he sees another code, and the first goes to the mailbox alone", async ({ db }) => {
    const touches = testSpecials(db);
    const { olivia, glow } = await addPeople(touches);
    const id = await addSpecial(touches, olivia, glow);
    const first = await claimed(touches, id);
    const again = await claimed(touches, id, "NORA+again@example.com", "Somebody");
    expect(again.code).not.toBe(first.code);
    expect(Object.keys(again)).toEqual(Object.keys(first));
    expect(await db.$count(specialClaims)).toBe(1);
    const letters = await touches.mailsTo("nora@example.com");
    expect(letters).toHaveLength(2);
    for (const { text } of letters) expect([text.includes(first.code), text.includes(again.code)]).toEqual([true, false]);
    expect(await redeemCode(touches, olivia, first.code, from())).toMatchObject({ outcome: "redeemed", claim: { customerName: "Nora Feld" } });
    expect(await redeemCode(touches, olivia, again.code, from())).toMatchObject({ outcome: "used" });
    expect((await findClaimByLink(touches, linkIn(first.link)))?.usedAt).not.toBeNull();
    expect((await findClaimByLink(touches, linkIn(again.link)))?.usedAt).toBeNull();
  });

  test("is refused while paused, before the start, after the end, and where there is no such offer", async ({ db }) => {
    const touches = testSpecials(db);
    const { olivia, glow } = await addPeople(touches);
    const outcome = async (id: number) => (await claimSpecial(touches, id, { email: "nora@example.com" }, from())).outcome;
    const paused = await addSpecial(touches, olivia, glow);
    await changeSpecial(touches, olivia, paused, "pause");
    const ended = await addSpecial(touches, olivia, glow);
    await changeSpecial(touches, olivia, ended, "end");
    const later = await addSpecial(touches, olivia, glow, { validFrom: "2026-11-22" });
    expect([await outcome(paused), await outcome(ended), await outcome(later), await outcome(999_999)]).toEqual(["paused", "ended", "to come", "not-found"]);
    expect(await touches.mailsTo("nora@example.com")).toEqual([]);
  });

  test("is refused once all are claimed, alike to whoever has one, who gets his code by mail again", async ({ db }) => {
    const touches = testSpecials(db);
    const { olivia, glow } = await addPeople(touches);
    const id = await addSpecial(touches, olivia, glow, { mostClaims: 1 });
    await claimed(touches, id);
    for (const email of ["nora@example.com", "late@example.com"]) expect(await claimSpecial(touches, id, { email }, from())).toEqual({ outcome: "sold out" });
    expect((await touches.mailsTo("nora@example.com")).length).toBe(2);
    expect(await touches.mailsTo("late@example.com")).toEqual([]);
    await saveSpecial(touches, olivia, id, specialInput({ mostClaims: 2 }));
    expect((await claimSpecial(touches, id, { email: "late@example.com" }, from())).outcome).toBe("claimed");
  });

  test("fills no mailbox: the sixth of a day waits, whether the address ever claimed or not", async ({ db }) => {
    const touches = testSpecials(db);
    const { olivia, glow } = await addPeople(touches);
    const id = await addSpecial(touches, olivia, glow);
    for (let time = 0; time < 5; time++) await claimed(touches, id);
    expect((await claimSpecial(touches, id, { email: "nora@example.com" }, from())).outcome).toBe("limited");
  });
});

describe("a code", () => {
  test("is redeemed once, and invites to a review", async ({ db }) => {
    const touches = testSpecials(db);
    const { olivia, tess, glow } = await addPeople(touches);
    const { code } = await claimed(touches, await addSpecial(touches, olivia, glow));
    expect(await lookUpCode(touches, tess, code.toLowerCase().replaceAll("-", ""), from())).toMatchObject({ outcome: "found", claim: { state: "good" } });
    expect((await redeemCode(touches, tess, code, from())).outcome).toBe("redeemed");
    expect((await redeemCode(touches, olivia, code, from())).outcome).toBe("used");
    const [invitation, ...others] = await db.select().from(reviewInvitations);
    expect(invitation).toMatchObject({ medSpaId: glow, proof: "deal", email: "nora@example.com", visitedOn: "2026-11-21" });
    expect(others).toEqual([]);
    expect((await touches.mailsTo("nora@example.com"))[0]?.kind).toBe("review invitation");
  });

  test("is to Oscar what a code is that nobody has", async ({ db }) => {
    const touches = testSpecials(db);
    const { olivia, oscar, gina, glow } = await addPeople(touches);
    const { code } = await claimed(touches, await addSpecial(touches, olivia, glow));
    for (const actor of [oscar, gina])
      for (const typed of [code, "0000-0000-0000", "nonsense"]) {
        expect(await lookUpCode(touches, actor, typed, from())).toEqual({ outcome: "not-found" });
        expect(await redeemCode(touches, actor, typed, from())).toEqual({ outcome: "not-found" });
      }
    expect((await redeemCode(touches, olivia, code, from())).outcome).toBe("redeemed");
  });

  test("holds through the whole last day, though the offer was ended before, and not a second longer", async ({ db }) => {
    const touches = testSpecials(db);
    const { olivia, glow } = await addPeople(touches);
    const id = await addSpecial(touches, olivia, glow, { validTo: "2027-03-14" });
    const [early, late] = [await claimed(touches, id), await claimed(touches, id, "gina@example.com")];
    await changeSpecial(touches, olivia, id, "end");
    const at = (moment: string) => ({ ...touches, clock: () => new Date(moment) });
    expect((await redeemCode(at("2027-03-15T06:59:59Z"), olivia, early.code, from())).outcome).toBe("redeemed");
    expect((await redeemCode(at("2027-03-15T07:00:00Z"), olivia, late.code, from())).outcome).toBe("expired");
  });

  test("cannot be found by trying", { timeout: 120_000 }, async ({ db }) => {
    const touches = testSpecials(db);
    const { oscar } = await addPeople(touches);
    let outcome = "";
    let tries = 0;
    while (outcome !== "limited" && tries < 700) {
      outcome = (await lookUpCode(touches, oscar, "0000-0000-0000", from())).outcome;
      tries += 1;
    }
    expect(tries).toBe(601);
    touches.pass(61);
    expect((await lookUpCode(touches, oscar, "0000-0000-0000", from())).outcome).toBe("not-found");
  });
});

describe("at the same moment", () => {
  test("of a hundred who redeem one code, one does, and of a hundred who claim the last ten, ten do", { timeout: 120_000 }, async ({ own: { db } }) => {
    const touches = testSpecials(db);
    const { olivia, glow } = await addPeople(touches);
    const { code } = await claimed(touches, await addSpecial(touches, olivia, glow));
    const redeemed = await Promise.all(Array.from({ length: 100 }, () => redeemCode(touches, olivia, code, from())));
    expect(redeemed.filter(({ outcome }) => outcome === "redeemed")).toHaveLength(1);
    expect(redeemed.filter(({ outcome }) => outcome === "used")).toHaveLength(99);
    expect(await db.$count(reviewInvitations)).toBe(1);

    const scarce = await addSpecial(touches, olivia, glow, { mostClaims: 10 });
    const claims = await Promise.all(Array.from({ length: 100 }, (_, number) => claimSpecial(touches, scarce, { email: `p${number}@example.com` }, from())));
    expect(claims.filter(({ outcome }) => outcome === "claimed")).toHaveLength(10);
    expect(claims.filter(({ outcome }) => outcome === "sold out")).toHaveLength(90);
    const once = await addSpecial(touches, olivia, glow);
    await Promise.all(["a", "b", "c", "d"].map((tail) => claimSpecial(touches, once, { email: `same+${tail}@example.com` }, from())));
    expect(await db.$count(specialClaims, eq(specialClaims.specialId, once))).toBe(1);
  });
});
