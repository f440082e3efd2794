import { eq } from "drizzle-orm";
import { submissions } from "#database/schema/catalogue/submissions.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { AccountDeps } from "#domain/accounts/deps.ts";
import {
  issueOwnListingLink,
  listOwners,
} from "#domain/accounts/memberships/listing-owners.server.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { limitSubject } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import {
  needsAttestation,
  recordAttestationRequest,
} from "#domain/catalogue/licenses/attestations.server.ts";
import { lockListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import type { Language } from "#shared/language.ts";
import { ownerAttestationPath } from "#shared/paths.ts";
import { requestAttestationEmail } from "../admin-emails.ts";

type Deps = Pick<AccountDeps, "db" | "clock" | "emailEncryptor" | "fingerprint" | "siteUrl">;
export type RequestAttestationResult =
  | "asked"
  | "forbidden"
  | "not-found"
  | "not-needed"
  | "limited";

const perListing = { most: 3, minutes: 24 * 60 };

/**
 * Emails the owners a link to the page where they attest. A listing without owners sends its
 * submitter the original link again, whose page requires the attestation. Imported listings have no
 * submitter, so no email is sent.
 */
export async function requestAttestation(
  deps: Deps,
  actor: Actor,
  listingId: number,
): Promise<RequestAttestationResult> {
  if (!may(actor, "listings.manage")) return "forbidden";
  return deps.db.transaction(async (tx): Promise<RequestAttestationResult> => {
    const within = { ...deps, db: tx };
    const listing = await lockListing(within, listingId);
    if (!listing) return "not-found";
    if (!(await needsAttestation(within, listingId))) return "not-needed";
    const [sent] = await tx
      .select({ language: submissions.locale })
      .from(submissions)
      .where(eq(submissions.listingId, listingId));
    const owners = (await listOwners(within, listingId)).filter((owner) => owner.email);
    if (owners.length === 0 && !sent) return "not-found";
    if (await limitSubject(within, `attestation emails for ${listingId}`, perListing))
      return "limited";
    const { name, slug } = listing;
    const send = (to: string, language: Language, href: string) =>
      runInLanguage(language, () =>
        queueEmail(within, { kind: "listing", to, content: requestAttestationEmail(name, href) }),
      );
    for (const { email, language } of owners)
      if (email) await send(email, language, deps.siteUrl + ownerAttestationPath(slug));
    if (owners.length === 0 && sent) {
      const email = listing.email.toLowerCase();
      await send(
        email,
        sent.language,
        await runInLanguage(sent.language, () =>
          issueOwnListingLink(within, { id: listingId, email }),
        ),
      );
    }
    await recordAttestationRequest(within, listingId);
    return "asked";
  });
}
