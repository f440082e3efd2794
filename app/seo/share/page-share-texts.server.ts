import { countCatalogue } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import type { Services } from "#domain/services.ts";
import { countSpecials } from "#domain/specials/list-specials.server.ts";
import { specialsTag } from "#domain/specials/special.ts";
import { localDay } from "#shared/local-day.ts";
import { plural, say } from "#shared/say.ts";
import { type ShareText, shareText } from "./share-text.ts";

type ShareTextResult = { text: ShareText; tag: string };
type ShareTextFinder = (services: Services) => Promise<ShareTextResult> | ShareTextResult;

/**
 * Pages about the directory as a whole, each with its own picture. Figures are real counts; zero
 * is left out.
 */
export const pageShareTexts: Record<string, ShareTextFinder> = {
  deals: offers(() => say("Med spa deals"), "category/cosmetic-injectables-fillers", false),
  "special-offers": offers(
    () => say("Exclusive Special Offers"),
    "category/medical-grade-skin-care-products",
    true,
  ),
  categories: counted(
    () => say("All treatment categories"),
    "category/advanced-skin-care-treatments",
    ({ categories }) => plural(categories, "category", "categories"),
  ),
  locations: counted(
    () => say("Med spas by city in {region}"),
    "city/newport-beach",
    ({ cities }) => plural(cities, "city", "cities"),
  ),
  "treatment-demo": still(
    () => say("Guide to med spa treatments"),
    "category/laser-light-therapies",
    () => say("What each one does, how long it takes, what it costs"),
  ),
  about: still(
    () => say("About {brand}"),
    "city/laguna-niguel",
    () => say("How providers get listed, and what is paid for"),
  ),
  contact: still(
    () => say("Write to us"),
    "city/san-juan-capistrano",
    () => say("An answer within 24 hours"),
  ),
};

function still(title: () => string, picture: string, fact: () => string): ShareTextFinder {
  return () => ({ text: shareText.page(title(), picture, fact()), tag: tags.reference });
}

function counted(
  title: () => string,
  picture: string,
  factOf: (counts: Awaited<ReturnType<typeof countCatalogue>>) => string,
): ShareTextFinder {
  return async (services) => ({
    text: shareText.page(title(), picture, factOf(await countCatalogue(services))),
    tag: tags.catalogue,
  });
}

function offers(title: () => string, picture: string, premier: boolean): ShareTextFinder {
  return async (services) => {
    const { specials, upTo } = await countSpecials(
      services,
      localDay(services.clock()),
      premier ? { premier } : {},
    );
    const facts =
      specials > 0
        ? [plural(specials, "active deal"), say("up to {percent}% off", { percent: upTo })]
        : [];
    return { text: shareText.page(title(), picture, ...facts), tag: specialsTag };
  };
}
