import { priceRange, type SlugAndName } from "#domain/catalogue/listings/listing.ts";
import type { FactName, ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import { licenseLabels, ownershipLabels } from "#shared/credential-kinds.ts";
import { describeWeek } from "#shared/hours.ts";
import { isListingField, listingField } from "#shared/listing-fields.ts";
import { formatCentsRange } from "#shared/money.ts";

export type ReferenceLists = Record<"cities" | "categories" | "treatments", readonly SlugAndName[]>;

/** Formats a stored fact as readable lines; empty for an empty fact. */
export function describeFact(field: FactName, value: unknown, names: ReferenceLists): string[] {
  const facts = { [field]: value } as Partial<ListingFacts>;
  const nameIn = (all: readonly SlugAndName[], slug: string) =>
    all.find((one) => one.slug === slug)?.name ?? slug;
  if (facts.city) return [nameIn(names.cities, facts.city)];
  if (facts.categories) return facts.categories.map((slug) => nameIn(names.categories, slug));
  if (facts.weeklyHours)
    return facts.weeklyHours.length > 0
      ? describeWeek(facts.weeklyHours).map(({ day, hours }) => `${day} ${hours}`)
      : [];
  if (facts.services) return facts.services.map(describeEntry);
  if (facts.staff)
    return facts.staff.map((member) =>
      describeMember(member, (slug) => nameIn(names.treatments, slug)),
    );
  if (facts.ownership) return [`${facts.ownership.name}: ${ownershipLabels[facts.ownership.kind]}`];
  if (facts.licenses)
    return facts.licenses.map(
      ({ kind, holder, number }) => `${licenseLabels[kind]}: ${holder}, ${number}`,
    );
  if (facts.socialMediaLinks) return Object.values(facts.socialMediaLinks);
  if (facts.priceLevel) return [priceRange(facts.priceLevel)];
  const plain = isListingField(field) ? listingField(field) : null;
  if (typeof value === "boolean" && plain?.kind === "yes-no") return [value ? plain.yes : plain.no];
  if (Array.isArray(value)) return value.map(String);
  return value === null || value === undefined || value === "" ? [] : [String(value)];
}

function describeMember(
  { name, title, certifications, isUnlicensed, performs = [] }: ListingFacts["staff"][number],
  nameOf: (slug: string) => string,
) {
  const who = [`${name}, ${title}`, isUnlicensed ? "not licensed by the state" : ""]
    .filter(Boolean)
    .join(", ");
  const rest = [
    certifications.join(", "),
    performs.length > 0 && `performs ${performs.map(nameOf).join(", ")}`,
  ];
  return [who, rest.filter(Boolean).join("; ")].filter(Boolean).join(": ");
}

function describeEntry({
  name,
  priceMinCents,
  priceMaxCents,
  priceUnit,
  minutes,
  description,
}: ListingFacts["services"][number]) {
  const price =
    priceMinCents === null
      ? ""
      : [formatCentsRange(priceMinCents, priceMaxCents ?? priceMinCents), priceUnit]
          .filter(Boolean)
          .join(" ");
  return [name, price, minutes === null ? "" : `${minutes} minutes`, description]
    .filter(Boolean)
    .join(" · ");
}
