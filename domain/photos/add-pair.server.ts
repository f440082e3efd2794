import { and, eq, inArray } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { photoPairs } from "#database/schema/photos.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { limitSubject } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { inAllLanguages } from "#domain/email/all-languages.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import type { NewPhoto } from "#domain/uploads/photo.ts";
import { storePhotos } from "#domain/uploads/store-photos.server.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import type { PhotoDeps } from "./deps.ts";
import { consentLinkOf } from "./internal/consent-link.server.ts";
import { encryptPerson } from "./internal/person.server.ts";
import { photoConsentEmail } from "./photo-emails.ts";
import { consentEnd, consentText, maxPairs, minWeeksAfter, unalteredText } from "./photos.ts";
import type { PhotoPairInput } from "./photos-input.ts";

type PairProblem = "no-such-treatment" | "private" | "full" | "not-yet" | "too-old" | "too-early";

export type AddPairResult =
  | { outcome: "added"; link: string }
  | { outcome: PairProblem | "not-found" }
  | { outcome: "limited"; retryAfter: number };

const perPlace = { most: 20, minutes: 24 * 60 };

/**
 * Adds a pair, which first waits for the consent of the person shown, who gets the private link
 * at once, and then for review.
 */
export async function addPair(
  deps: PhotoDeps,
  actor: Actor,
  { listingId }: { listingId: number },
  input: PhotoPairInput,
  [before, after]: [NewPhoto, NewPhoto],
): Promise<AddPairResult> {
  if (!may(actor, "photos.manage", { listingId })) return { outcome: "not-found" };
  const now = deps.clock();
  if (input.consentedOn > localDay(now)) return { outcome: "not-yet" };
  if (consentEnd(input.consentedOn) < localDay(now)) return { outcome: "too-old" };
  const retryAfter = await limitSubject(deps, `pairs of ${listingId}`, perPlace);
  if (retryAfter) return { outcome: "limited", retryAfter };
  return deps.db.transaction(async (tx): Promise<AddPairResult> => {
    const [place] = await tx
      .select({ name: listings.name })
      .from(listings)
      .where(eq(listings.id, listingId))
      .for("update");
    const [treatment] = await tx
      .select(pickColumns(treatments, "id", "name", "group", "isPrivate"))
      .from(treatments)
      .where(eq(treatments.slug, input.treatment));
    if (!place || !treatment) return { outcome: place ? "no-such-treatment" : "not-found" };
    if (treatment.isPrivate) return { outcome: "private" };
    if (input.weeks < (minWeeksAfter[treatment.group] ?? 0)) return { outcome: "too-early" };
    const isThere = and(
      eq(photoPairs.listingId, listingId),
      inArray(photoPairs.status, ["waiting", "shown"]),
    );
    if ((await tx.$count(photoPairs, isThere)) >= maxPairs) return { outcome: "full" };
    const consentUntil = consentEnd(input.consentedOn);
    const row = {
      listingId,
      treatmentId: treatment.id,
      weeks: input.weeks,
      whatWasDone: input.whatWasDone,
      person: encryptPerson(deps.consentEncryptor, {
        name: input.personName,
        email: input.personEmail,
      }),
      consentedOn: input.consentedOn,
      consentUntil,
      consentText: consentText({
        listing: place.name,
        treatment: treatment.name,
        until: formatDay(consentUntil),
      }),
      unalteredText,
      recordedBy: actor.userId,
      recordedAt: now,
    };
    const [pair] = await tx.insert(photoPairs).values(row).returning({ id: photoPairs.id });
    if (!pair) throw new Error("The photo pair was not saved");
    await storePhotos(tx, now, { owner: "pair", subjectId: pair.id }, [
      { ...before, description: input.beforeWords },
      { ...after, description: input.afterWords },
    ]);
    const link = () => consentLinkOf(deps, pair.id);
    const content = inAllLanguages(() => photoConsentEmail(place.name, link()));
    await queueEmail(
      { ...deps, db: tx },
      { kind: "consent to photos", to: input.personEmail, content },
    );
    return { outcome: "added", link: link() };
  });
}
