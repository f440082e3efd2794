import {
  findListingProfile,
  type ListingProfile,
} from "#domain/catalogue/listings/find-listing.server.ts";
import { countListings } from "#domain/catalogue/listings/list-listings.server.ts";
import { fromPrice, listedPrice } from "#domain/catalogue/listings/price-text.ts";
import {
  countCatalogue,
  figuresOfCity,
  findCategory,
  findCity,
} from "#domain/catalogue/reference/cities-and-categories.server.ts";
import {
  averageRating,
  figuresInCity,
  figuresOfCategory,
  findTreatmentAndCity,
} from "#domain/catalogue/reference/treatments.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import type { Services } from "#domain/services.ts";
import { collectionAt } from "#site/collections.ts";
import { pageShareTexts } from "./page-share-texts.server.ts";
import { type ShareFigures, type ShareText, shareText } from "./share-text.ts";

type ShareTextResult = { text: ShareText; tag: string } | null;

/**
 * Finds the text of a page's share image by path ("home" for the home page) and its cache tags.
 * Null if no page has that path.
 */
export async function findShareText(services: Services, path: string): Promise<ShareTextResult> {
  const [first = "", second, ...rest] = path.split("/");
  if (rest.length > 0) return null;
  if (second === undefined) return ofSinglePage(services, first);
  if (first === "listing") {
    const listing = await findListingProfile(services, second);
    return (
      listing && {
        text: shareText.listing({
          ...listing,
          price: priceOf(listing),
          cover: listing.gallery[0]?.key,
        }),
        tag: tags.listing(second),
      }
    );
  }
  if (first === "category") {
    const category = await findCategory(services, second);
    return (
      category && {
        text: shareText.category(category, await categoryFigures(services, category)),
        tag: tags.category(second),
      }
    );
  }
  if (first === "city") {
    const city = await findCity(services, second);
    return (
      city && {
        text: shareText.city(city, await cityFigures(services, city)),
        tag: tags.city(second),
      }
    );
  }
  return ofTreatment(services, first, second);
}

async function ofSinglePage(services: Services, name: string): Promise<ShareTextResult> {
  if (name === "home")
    return { text: shareText.home(await countCatalogue(services)), tag: tags.catalogue };
  const page = Object.hasOwn(pageShareTexts, name) ? pageShareTexts[name] : undefined;
  if (page) return page(services);
  const collection = collectionAt(`/${name}`);
  return collection ? { text: shareText.collection(collection), tag: tags.reference } : null;
}

async function ofTreatment(
  services: Services,
  treatment: string,
  city: string,
): Promise<ShareTextResult> {
  const found = await findTreatmentAndCity(services, treatment, city);
  if (!found || found.treatment.slug !== treatment) return null;
  const [count, figures, rated] = await Promise.all([
    countListings(services, { treatment, city }),
    figuresInCity(services, found.treatment, found.city),
    averageRating(services, { treatment: found.treatment.id, city: found.city.id }),
  ]);
  return {
    text: shareText.treatmentInCity(
      { ...found.treatment, category: found.category },
      found.city,
      count,
      { ...rated, price: figures && priceInCity(figures, found.treatment.name) },
    ),
    tag: tags.treatmentInCity(treatment, city),
  };
}

async function cityFigures(services: Services, city: { id: number }): Promise<ShareFigures> {
  const { prices, rating, reviewCount } = await figuresOfCity(services, city);
  return { rating, reviewCount, price: prices };
}

async function categoryFigures(
  services: Services,
  category: { id: number },
): Promise<ShareFigures> {
  const [{ prices }, rated] = await Promise.all([
    figuresOfCategory(services, category),
    averageRating(services, { category: category.id }),
  ]);
  const [price] = prices;
  return { ...rated, price: price ? { ...price, treatment: price.name } : null };
}

function priceInCity(
  { lowestCents, highestCents, priceUnit }: NonNullable<Awaited<ReturnType<typeof figuresInCity>>>,
  treatment: string,
): ShareFigures["price"] {
  if (lowestCents === null) return null;
  return {
    treatment,
    minCents: lowestCents,
    maxCents: highestCents ?? lowestCents,
    unit: priceUnit,
  };
}

function priceOf({ services }: ListingProfile) {
  const priced = services.find(({ priceMinCents }) => priceMinCents !== null);
  return priced ? `${priced.name} ${fromPrice(priced) ?? listedPrice(priced)}` : null;
}
