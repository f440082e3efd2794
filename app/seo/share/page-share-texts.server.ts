import { countCatalogue } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import type { Services } from "#domain/services.ts";
import { countSpecials } from "#domain/specials/list-specials.server.ts";
import { specialsTag } from "#domain/specials/special.ts";
import { localDay } from "#shared/local-day.ts";
import { plural } from "#shared/plural.ts";
import { brand } from "#site/brand.ts";
import { type ShareText, shareText } from "./share-text.ts";

type ShareTextResult = { text: ShareText; tag: string };
type ShareTextFinder = (
  services: Services,
  path: string,
) => Promise<ShareTextResult> | ShareTextResult;

/**
 * Pages about the directory as a whole, each with its own colors. Figures are real counts; zero
 * is left out.
 */
export const pageShareTexts: Record<string, ShareTextFinder> = {
  deals: offers("Special deals of med spas", "cosmetic-injectables-fillers", false),
  "special-offers": offers("Exclusive Special Offers", "medical-grade-skin-care-products", true),
  categories: counted(
    "All treatment categories",
    "advanced-skin-care-treatments",
    ({ categories }) => plural(categories, "category", "categories"),
  ),
  locations: counted(`Med spas by city in ${brand.region.name}`, "harbor", ({ cities }) =>
    plural(cities, "city", "cities"),
  ),
  "treatment-demo": still(
    "Guide to med spa treatments",
    "laser-light-therapies",
    "What each one does, takes and costs",
  ),
  about: still(`About ${brand.name}`, "hills", "How listings get here, and what is paid for"),
  contact: still("Write to us", "mission", "An answer within 24 hours"),
};

function still(title: string, category: string, fact: string): ShareTextFinder {
  return (_, path) => ({ text: shareText.page(path, title, category, fact), tag: tags.reference });
}

function counted(
  title: string,
  category: string,
  factOf: (counts: Awaited<ReturnType<typeof countCatalogue>>) => string,
): ShareTextFinder {
  return async (services, path) => ({
    text: shareText.page(path, title, category, factOf(await countCatalogue(services))),
    tag: tags.catalogue,
  });
}

function offers(title: string, category: string, premier: boolean): ShareTextFinder {
  return async (services, path) => {
    const { specials, upTo } = await countSpecials(
      services,
      localDay(services.clock(), brand.region.timeZone),
      premier ? { premier } : {},
    );
    const facts = specials > 0 ? [plural(specials, "active deal"), `up to ${upTo}% off`] : [];
    return { text: shareText.page(path, title, category, ...facts), tag: specialsTag };
  };
}
