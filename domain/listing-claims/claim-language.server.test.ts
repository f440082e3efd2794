import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { listingClaims } from "#database/schema/listing-claims.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { checkListingClaimCode } from "./check-code.server.ts";
import { decideListingClaim } from "./decide-claim.server.ts";
import type { ListingClaimDecision } from "./listing-claim.ts";
import { sendCode } from "./send-code.server.ts";
import { sendDocument } from "./send-document.server.ts";

const slug = "lantern-cove";
const listed = "desk@lantern.example.com";
const papers = {
  explanation: "Soy la propietaria.",
  link: "https://register.example.com/12",
  phone: "(949) 555-0142",
};
const reason = "The license names another business.";

test("a claimant gets the result in Spanish, and the listed address gets it in English", async ({
  db,
}) => {
  const deps = testAccounts(db);
  const { gina, ada } = await addPeople(deps);
  await addDrafts(db, { name: "Lantern Cove", slug, email: listed, phone: "(949) 555-0188" });
  const decide = async (decision: ListingClaimDecision) => {
    const [claim] = await db
      .select({ id: listingClaims.id })
      .from(listingClaims)
      .where(eq(listingClaims.state, "waiting"));
    await decideListingClaim(deps, ada, claim?.id ?? 0, decision);
    return (await deps.emailsTo(gina.email)).find(({ kind }) => kind !== "listing claim pending")
      ?.text;
  };
  await sendCode(deps, gina, slug, { proof: "listed email" });
  await runInLanguage("es", () => sendDocument(deps, gina, slug, papers, []));
  expect(await decide({ decision: "reject", reason })).toMatch(
    /No aceptamos[\s\S]*Motivo: The license[\s\S]*\/es\/claim\/lantern-cove/,
  );
  await runInLanguage("es", () => sendDocument(deps, gina, slug, papers, []));
  expect(await decide({ decision: "approve" })).toContain(
    "La ficha de Lantern Cove está a su cargo",
  );
  expect((await deps.emailsTo(listed))[0]?.text).toMatch(
    /Gina Rios proved that the listing is theirs[\s\S]*example\/listing\//,
  );
});

test("a code entered on a Spanish page notifies the listed address in English", async ({ db }) => {
  const deps = testAccounts(db);
  const { gina } = await addPeople(deps);
  await addDrafts(db, { name: "Lantern Cove", slug, email: listed, phone: "(949) 555-0188" });
  await runInLanguage("es", () => sendCode(deps, gina, slug, { proof: "listed email" }));
  const code = /demuestra: (\d{6})/.exec((await deps.emailsTo(listed))[0]?.text ?? "")?.[1] ?? "";
  expect(
    await runInLanguage("es", () => checkListingClaimCode(deps, gina, slug, code, from())),
  ).toEqual({ outcome: "granted" });
  expect((await deps.emailsTo(listed))[0]?.text).toMatch(
    /proved that the listing is theirs[\s\S]*example\/listing\//,
  );
});
