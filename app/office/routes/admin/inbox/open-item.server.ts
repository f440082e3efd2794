import { presentListingClaim } from "#app/office/components/listing-claims/claim-facts.server.ts";
import {
  presentPendingEdit,
  presentSections,
} from "#app/office/components/listing-sections/profile-view.server.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { type ContactCategory, contactCategories } from "#domain/contact/contact-category.ts";
import { findMessage } from "#domain/contact/read-messages.server.ts";
import { findListingClaim } from "#domain/listing-claims/decide-claim.server.ts";
import { findListingEdit } from "#domain/listing-edits/list-edits.server.ts";
import { findOwnProfile } from "#domain/listing-edits/own-profile.server.ts";
import { findSubmission } from "#domain/moderation/find-submission.server.ts";
import type { InboxItem } from "#domain/moderation/list-inbox.server.ts";
import { findPendingPair } from "#domain/photos/list-pairs.server.ts";
import { findReported } from "#domain/photos/report-photo.server.ts";
import { findWaitingQuestion } from "#domain/questions/moderate-questions.server.ts";
import { findQueued } from "#domain/reviews/moderate-reviews.server.ts";
import type { Services } from "#domain/services.ts";
import { loadAttestation } from "../listings/attestation-form.server.ts";

/**
 * Loads an inbox item with everything needed to decide. Null if it is gone or not visible to the
 * actor.
 */
export async function loadInboxItem(services: Services, actor: Actor, { kind, id }: InboxItem) {
  switch (kind) {
    case "submission": {
      const [found, profile] = [
        await findSubmission(services, actor, id),
        await findOwnProfile(services, actor, id),
      ];
      if (!isVisible(found) || !profile) return null;
      const sections = presentSections(profile, await readReferenceChoices(services));
      return {
        kind,
        ...found,
        sections: sections.map(({ title, facts }) => ({ title, facts })),
        hints: sections.flatMap(({ hints }) => hints),
        attestation: await loadAttestation(services, id),
      };
    }
    case "revision": {
      const found = await findListingEdit(services, actor, id);
      return isVisible(found)
        ? { kind, pendingEdit: presentPendingEdit(found, await readReferenceChoices(services)) }
        : null;
    }
    case "claim": {
      const found = await findListingClaim(services, actor, id);
      return isVisible(found) ? { kind, claim: presentListingClaim(found) } : null;
    }
    case "review":
    case "reported-review": {
      const review = await findQueued(services, actor, id);
      return isVisible(review) ? { kind, review } : null;
    }
    case "question": {
      const question = await findWaitingQuestion(services, actor, id);
      return isVisible(question) ? { kind, question } : null;
    }
    case "pair": {
      const pair = await findPendingPair(services, actor, id);
      return isVisible(pair) ? { kind, pair } : null;
    }
    case "reported-photo": {
      const photo = await findReported(services, actor, id);
      return isVisible(photo) ? { kind, photo } : null;
    }
    case "message": {
      const message = await findMessage(services, actor, id);
      if (!message) return null;
      const { createdAt, category, ...rest } = message;
      return {
        kind,
        message: {
          ...rest,
          at: momentInWords(createdAt),
          category: contactCategories[category as ContactCategory] ?? category,
        },
      };
    }
  }
}

const isVisible = <Item>(found: Item): found is Exclude<Item, "forbidden" | null | undefined> =>
  found !== "forbidden" && Boolean(found);

export type InboxItemDetail = NonNullable<Awaited<ReturnType<typeof loadInboxItem>>>;
