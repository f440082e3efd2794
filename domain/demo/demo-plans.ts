import type { ListingDraft } from "#domain/catalogue/listings/listing.ts";

const day = 86_400_000;

/** All Premier listings pay: the first for ten days, each next one for three weeks longer. */
export const demoPlans = (drafts: Pick<ListingDraft, "slug" | "isPremium">[], now: Date) =>
  drafts
    .filter(({ isPremium }) => isPremium)
    .map(({ slug }, index) => ({
      listing: slug,
      beganAt: new Date(now.getTime() - (10 + index * 21) * day),
    }));
