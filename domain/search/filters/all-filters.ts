import type { TranslatedText } from "#site/languages/languages.ts";
import { amenity } from "./amenity.ts";
import { category } from "./category.ts";
import { city } from "./city.ts";
import type { Filter } from "./filter.ts";
import { language } from "./language.ts";
import { offers } from "./offers.ts";
import { open } from "./open.ts";
import { premier } from "./premier.ts";
import { price } from "./price.ts";
import { priceLevel } from "./price-level.ts";
import { rating } from "./rating.ts";
import { treatment } from "./treatment.ts";

/** All filters in the order of links and of active filters. */
const all = [
  city,
  category,
  treatment,
  price,
  open,
  rating,
  language,
  amenity,
  premier,
  offers,
  priceLevel,
] as const;

type Parameter = (typeof all)[number]["parameter"];
export type FilterName = (typeof all)[number]["name"];
export type FilterParameterName = Parameter["name"];
export type FilterValues = { [Each in Parameter as Each["name"]]: Each["none"] };

/** Any of them. */
export type ListedFilter = Filter<FilterName, FilterParameterName>;
export const filters: readonly ListedFilter[] = all;

/** The distinct parameters: filters may share one. */
export const filterParameters = [...new Set(filters.map(({ parameter }) => parameter))];

const byName = new Map(filters.map((filter) => [filter.name, filter]));

export function filterNamed(name: FilterName): ListedFilter {
  const filter = byName.get(name);
  if (!filter) throw new Error(`No filter ${name}`);
  return filter;
}

export type FilterBox = {
  title: TranslatedText;
  filters: readonly ListedFilter[];
  /** More choices are folded away. */
  shown: number;
  isOpen: boolean;
  /** Its prices are those of a typical amount of a treatment. */
  isOfVisit?: true;
};

/** Beside the results, in this order. */
export const filterBoxes: FilterBox[] = [
  { title: "Availability and specials", filters: [open, offers, premier], shown: 6, isOpen: true },
  { title: "Treatment", filters: [treatment], shown: 8, isOpen: true },
  { title: "City", filters: [city], shown: 8, isOpen: true },
  { title: "Price level", filters: [priceLevel], shown: 4, isOpen: true },
  { title: "Price per visit", filters: [price], shown: 4, isOpen: true, isOfVisit: true },
  { title: "Rating", filters: [rating], shown: 3, isOpen: true },
  { title: "Category", filters: [category], shown: 10, isOpen: false },
  { title: "Language", filters: [language], shown: 8, isOpen: false },
  { title: "Amenities", filters: [amenity], shown: 8, isOpen: false },
];
