import { eq } from "drizzle-orm";
import { listings } from "#database/schema/catalogue/listings.ts";
import { listOwners } from "#domain/accounts/memberships/listing-owners.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import type { EmailContent } from "#shared/email-parts.ts";
import type { PhotoDeps } from "../deps.ts";

type Deps = Pick<PhotoDeps, "db" | "clock" | "emailEncryptor">;

/** Notifies the owners. Call inside the transaction of the decision. */
export async function notifyOwners(
  deps: Deps,
  listingId: number,
  kind: string,
  contentOf: (place: { name: string; slug: string }) => EmailContent,
) {
  const [place] = await deps.db
    .select({ name: listings.name, slug: listings.slug })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (!place) return;
  for (const { email } of await listOwners(deps, listingId))
    if (email)
      await runInLanguage("en", () =>
        queueEmail(deps, { kind, to: email, content: contentOf(place) }),
      );
}
