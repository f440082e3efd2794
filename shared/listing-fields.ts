import type { TranslatedText } from "#site/languages/languages.ts";
import { boardProblem } from "./board-certified.ts";

type Kind =
  /** Null until stated. */
  | { kind: "yes-no"; yes: TranslatedText; no: TranslatedText }
  /** `problem` rejects an entry, in a sentence. */
  | { kind: "list"; most: number; longest: number; problem?: (entry: string) => string | null }
  | { kind: "text"; longest: number; rows?: number }
  | { kind: "year"; from: number }
  /** 1 to 4, shown as $ to $$$$. */
  | { kind: "price level" };

export type ListingField = Kind & {
  /** Label in forms, imports and lists of changes. */
  label: string;
  hint?: string;
  section: "about" | "credentials" | "payment" | "comfort" | "practice";
  /** `kept`: the audit log stores the values; `named`: only that the field changed. */
  audit: "kept" | "named";
  /** Column names in files of other systems, normalized by `plainName`. */
  importedAs: string;
  /** API response that carries it. The profile has all fields of the listing. */
  api?: "listing" | "profile";
  /** Name on the profile and in the comparison. */
  name?: TranslatedText;
  /** Tab of the profile that lists it. */
  tab?: "facility" | "pricing";
  isCompared?: true;
};

/**
 * Fields of a listing that need no code of their own. Columns, types, forms, import, audit log, API,
 * comparison and profile follow from this table.
 */
export const listingFields = {
  detailedDescription: {
    kind: "text",
    longest: 5000,
    rows: 10,
    label: "Detailed description",
    section: "about",
    audit: "named",
    importedAs: "detailed description, long description, full description",
    api: "profile",
  },
  treatmentPhilosophy: {
    kind: "text",
    longest: 2000,
    label: "How you approach treatment",
    section: "about",
    audit: "named",
    importedAs: "treatment philosophy, philosophy",
    api: "profile",
  },
  consultationProcess: {
    kind: "text",
    longest: 2000,
    label: "What a first visit is like",
    section: "about",
    audit: "named",
    importedAs: "consultation process, first visit",
    api: "profile",
  },
  priceLevel: {
    kind: "price level",
    label: "Price level",
    section: "payment",
    audit: "kept",
    importedAs:
      "price range, price level, range, price, prices, cost, rango de precios, precios, preisklasse, price tier",
  },
  paymentOptions: {
    kind: "list",
    most: 20,
    longest: 80,
    label: "Ways to pay",
    section: "payment",
    audit: "kept",
    importedAs:
      "payment options, payment, payment methods, payments accepted, formas de pago, metodos de pago, zahlungsarten",
    api: "profile",
    name: "Payment",
    tab: "pricing",
    isCompared: true,
  },
  financingAvailable: {
    kind: "yes-no",
    yes: "Available",
    no: "Not offered",
    label: "Financing",
    section: "payment",
    audit: "kept",
    importedAs: "financing available, financing, financiamiento",
    api: "listing",
    name: "Financing",
    tab: "pricing",
    isCompared: true,
  },
  acceptsInsurance: {
    kind: "yes-no",
    yes: "Accepted for some services",
    no: "Not accepted",
    label: "Insurance",
    section: "payment",
    audit: "kept",
    importedAs: "accepts insurance, insurance, insurance accepted, seguro, acepta seguro",
    api: "listing",
    name: "Insurance",
    tab: "pricing",
    isCompared: true,
  },
  facilityAmenities: {
    kind: "list",
    most: 30,
    longest: 80,
    label: "Amenities",
    section: "comfort",
    audit: "kept",
    importedAs: "facility amenities, amenities, comodidades",
    api: "profile",
    name: "Amenities",
    tab: "facility",
    isCompared: true,
  },
  languages: {
    kind: "list",
    most: 20,
    longest: 40,
    label: "Languages",
    section: "comfort",
    audit: "kept",
    importedAs: "languages, language, languages spoken, idiomas, sprachen, langues",
    api: "profile",
  },
  establishedYear: {
    kind: "year",
    from: 1900,
    label: "Open since",
    hint: "The year.",
    section: "practice",
    audit: "kept",
    importedAs:
      "established year, start date, established, year established, founded, since, year founded, opened, ano de apertura, gegrundet, year opened, start year",
  },
  specialties: {
    kind: "list",
    most: 20,
    longest: 80,
    label: "Specialties",
    section: "practice",
    audit: "kept",
    importedAs: "specialties, specialities, specialty, especialidades",
    api: "listing",
  },
  equipmentTechnology: {
    kind: "list",
    most: 30,
    longest: 120,
    label: "Equipment",
    section: "practice",
    audit: "named",
    importedAs: "equipment technology, equipment, technology, devices, equipos",
    api: "profile",
    name: "Equipment",
    tab: "facility",
  },
  safetyProtocols: {
    kind: "list",
    most: 20,
    longest: 300,
    label: "Safety",
    section: "practice",
    audit: "named",
    importedAs: "safety protocols, safety",
    api: "profile",
    name: "Safety",
    tab: "facility",
  },
  certifications: {
    kind: "list",
    most: 20,
    longest: 200,
    problem: boardProblem,
    label: "Certifications of the business",
    section: "credentials",
    audit: "named",
    importedAs: "certifications, certificates, certificaciones",
    api: "profile",
    name: "Certifications",
    tab: "facility",
  },
  awards: {
    kind: "list",
    most: 20,
    longest: 200,
    label: "Awards",
    hint: "One per line, with who gave it and when.",
    section: "credentials",
    audit: "named",
    importedAs: "awards, premios",
    api: "profile",
    name: "Awards",
    tab: "facility",
  },
} as const satisfies Record<string, ListingField>;

type Table = typeof listingFields;
export type ListingFieldName = keyof Table;

type ValueOf<Field> = Field extends { kind: "yes-no" }
  ? boolean | null
  : Field extends { kind: "list" }
    ? string[]
    : Field extends { kind: "text" }
      ? string | null
      : number | null;
export type ListingFieldValues = { -readonly [Name in ListingFieldName]: ValueOf<Table[Name]> };

export const listingFieldNames = Object.keys(listingFields) as ListingFieldName[];
export const listingField = (name: ListingFieldName): ListingField => listingFields[name];
export const isListingField = (name: string): name is ListingFieldName =>
  Object.hasOwn(listingFields, name);

type Matching<Wanted> = {
  [Name in ListingFieldName]: Table[Name] extends Wanted ? Name : never;
}[ListingFieldName];

/** Lists the fields that have all of these properties, in the order of the table. */
export const listingFieldsWith = <const Wanted extends Partial<ListingField>>(properties: Wanted) =>
  listingFieldNames.filter((name): name is Matching<Wanted> =>
    Object.entries(properties).every(
      ([property, value]) => listingField(name)[property as keyof ListingField] === value,
    ),
  );

/** Builds a record with one entry per field. */
export const forEachListingField = <Result extends Record<ListingFieldName, unknown>>(
  entryOf: (field: ListingField, name: ListingFieldName) => unknown,
) =>
  Object.fromEntries(
    listingFieldNames.map((name): [string, unknown] => [name, entryOf(listingField(name), name)]),
  ) as Result;

/** Nothing is stated yet. */
export const unstatedListingFields = forEachListingField<ListingFieldValues>(({ kind }) =>
  kind === "list" ? [] : null,
);
