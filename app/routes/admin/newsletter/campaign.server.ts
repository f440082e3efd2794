import type { ShownBlock } from "#app/components/newsletter/block-fields.tsx";
import { requireFound } from "#app/http/answers.server.ts";
import { type RouteArgs, signedIn } from "#app/http/authorize.server.ts";
import type { NewsletterBlock, NewsletterDraft } from "#domain/newsletter/blocks.ts";
import { findNewsletterCampaign } from "#domain/newsletter/read-campaigns.server.ts";
import { findListingNames } from "#domain/newsletter/render-campaign.server.ts";
import { previewNewsletterCampaign } from "#domain/newsletter/schedule-campaigns.server.ts";
import type { NewsletterList } from "#domain/newsletter/subscribe.server.ts";
import { searchListings } from "#domain/search/search-listings.server.ts";
import { readSearch } from "#domain/search/search-query.ts";
import type { Services } from "#domain/services.ts";
import { listSpecials } from "#domain/specials/list-specials.server.ts";
import { localDay } from "#shared/local-day.ts";
import { readId } from "#shared/read-id.ts";

const mostFound = 8;
const mostLive = 24;
/** The block with an active search, and its search terms. */
export type BlockSearch = { at: number; words: string };

export async function requireNewsletterCampaign(
  asked: Pick<RouteArgs, "context"> & { params: { id: string } },
) {
  const { actor, services } = signedIn(asked);
  const campaign = requireFound(
    await findNewsletterCampaign(services, actor, readId(asked.params.id)),
  );
  return { actor, services, campaign };
}

export async function presentBlocks(
  services: Services,
  draft: NewsletterDraft & { list: NewsletterList },
  looking: BlockSearch | null,
): Promise<ShownBlock[]> {
  const { notes } = await previewNewsletterCampaign(services, draft);
  return Promise.all(
    draft.blocks.map(async (block, at) => {
      const words = looking?.at === at ? looking.words : null;
      const note = isEmpty(block) ? null : (notes[at] ?? null);
      const isLooking = words !== null;
      if (block.kind === "listings")
        return {
          block,
          note,
          words: words ?? "",
          isLooking,
          options: await listingOptions(services, block.slugs, words),
        };
      const options =
        block.kind === "specials" ? await specialOptions(services, block, isLooking) : [];
      return { block, note, words: "", isLooking, options };
    }),
  );
}

const isEmpty = (block: NewsletterBlock) => block.kind === "listings" && block.slugs.length === 0;

async function listingOptions(services: Services, slugs: string[], words: string | null) {
  const chosen = await findListingNames(services, slugs);
  const kept = slugs.map((slug) => {
    const found = chosen.find((listing) => listing.slug === slug);
    return found
      ? { value: slug, label: found.name, hint: found.city }
      : { value: slug, label: slug, hint: "No longer listed" };
  });
  if (!words) return kept;
  const { listings } = await searchListings(
    services,
    readSearch(new URLSearchParams({ q: words })),
    { limit: mostFound + slugs.length },
  );
  const found = listings.filter(({ slug }) => !slugs.includes(slug)).slice(0, mostFound);
  return [
    ...kept,
    ...found.map(({ slug, name, cityName }) => ({ value: slug, label: name, hint: cityName })),
  ];
}

async function specialOptions(
  services: Services,
  { ids, category, city }: Extract<NewsletterBlock, { kind: "specials" }>,
  isLooking: boolean,
) {
  if (ids.length === 0 && !isLooking) return [];
  const today = localDay(services.clock());
  const live = await listSpecials(services, today);
  const option = ({ id, title, medSpaName, medSpaCity }: (typeof live)[number]) => ({
    value: String(id),
    label: title,
    hint: `${medSpaName}, ${medSpaCity}`,
  });
  const kept = ids.map((id) => {
    const found = live.find((special) => special.id === id);
    return found
      ? option(found)
      : { value: String(id), label: "A special that has ended", hint: "It would be left out" };
  });
  if (!isLooking) return kept;
  const fitting = await listSpecials(services, today, {
    category: category || undefined,
    city: city || undefined,
  });
  return [
    ...kept,
    ...fitting
      .filter(({ id }) => !ids.includes(id))
      .slice(0, mostLive)
      .map(option),
  ];
}
