import { z } from "zod";
import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import type { ReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { submissionSchema } from "#domain/catalogue/submissions/submission.ts";
import { ownershipKinds } from "#shared/credential-kinds.ts";
import { isNearCity, readPosition, writePosition } from "#shared/position.ts";
import { socialNetworks } from "#shared/social-networks.ts";
import { completeWebAddress, isWebAddress } from "#shared/web-address.ts";
import { brand } from "#site/brand.ts";
import { nameUpTo } from "./read-rows.ts";
import type { RowInput, SectionErrors } from "./row-forms.ts";

export type ParsedFacts = { facts: Partial<ListingFacts>; errors: SectionErrors };

const { shape } = submissionSchema;
const webAddress = z
  .string()
  .transform(completeWebAddress)
  .refine(
    (address) => address === "" || (address.length <= 300 && isWebAddress(address)),
    "Enter a full web address, like https://example.com/you.",
  );

const nameSchema = z.object({ name: shape.name });
const aboutSchema = z.object({ description: shape.description });
const contactSchema = z.object({
  phone: shape.phone,
  email: shape.email,
  website: webAddress.transform((address) => (address ? new URL(address).href : null)),
});
/** The practice owner and their license: both or neither. */
const ownershipSchema = z
  .object({ ownerName: nameUpTo(120), ownerKind: z.enum(["", ...ownershipKinds]).catch("") })
  .refine(({ ownerName, ownerKind }) => ownerName || !ownerKind, {
    path: ["ownerName"],
    error: "Enter the owner: a person or the company.",
  })
  .refine(({ ownerName, ownerKind }) => ownerKind || !ownerName, {
    path: ["ownerKind"],
    error: "Choose the owner’s license, or what the business is.",
  });
const exampleEntrance = { latitude: 33.6603, longitude: -117.8265 };

function read<Schema extends z.ZodObject>(
  schema: Schema,
  { text }: RowInput,
  factsOf: (data: z.infer<Schema>) => Partial<ListingFacts>,
): ParsedFacts {
  const result = schema.safeParse(
    Object.fromEntries(Object.keys(schema.shape).map((name) => [name, text(name)])),
  );
  return result.success
    ? { facts: factsOf(result.data), errors: {} }
    : { facts: {}, errors: z.flattenError(result.error).fieldErrors as SectionErrors };
}

export const readName = (typed: RowInput) => read(nameSchema, typed, (facts) => facts);
export const readAbout = (typed: RowInput) => read(aboutSchema, typed, (facts) => facts);
export const readContact = (typed: RowInput) => read(contactSchema, typed, (facts) => facts);
export const readOwnership = (typed: RowInput) =>
  read(ownershipSchema, typed, ({ ownerName: name, ownerKind: kind }) => ({
    ownership: kind ? { name, kind } : null,
  }));

/** Keeps links that the form does not contain. */
export function readSocial(typed: RowInput, live: ListingFacts): ParsedFacts {
  const errors: SectionErrors = {};
  const links = { ...live.socialMediaLinks };
  for (const network of Object.keys(socialNetworks)) {
    const result = webAddress.safeParse(typed.line(network));
    if (!result.success) errors[network] = result.error.issues.map(({ message }) => message);
    else if (result.data) links[network] = result.data;
    else delete links[network];
  }
  return { facts: { socialMediaLinks: links }, errors };
}

export const pinOf = ({ latitude, longitude }: Pick<ListingFacts, "latitude" | "longitude">) =>
  latitude === null || longitude === null ? "" : writePosition({ latitude, longitude });

/**
 * Leaves the position unknown without a pin. An unchanged pin or community name belongs to the
 * city it was entered for, and is dropped when the city changes.
 */
export function readAddress(
  typed: RowInput,
  live: ListingFacts,
  { cities }: ReferenceChoices,
): ParsedFacts {
  const { line } = typed;
  const city = cities.find(({ slug }) => slug === line("city"));
  const zipCode = line("zipCode").slice(0, 5);
  const errors: SectionErrors = {};
  const address = shape.address.safeParse(line("address"));
  if (!address.success) errors.address = address.error.issues.map(({ message }) => message);
  if (!city) errors.city = ["Choose a city from the list"];
  if (!cities.some(({ zipCodes }) => zipCodes.includes(zipCode)))
    errors.zipCode = [`Enter a ZIP code in ${brand.region.name}`];
  const typedPin = readPosition(line("position"));
  const isUntouched = typedPin !== null && writePosition(typedPin) === pinOf(live);
  const isSameCity = city?.slug === live.city;
  if (!typedPin && line("position"))
    errors.position = [
      `Enter latitude and longitude, like ${writePosition(city ?? exampleEntrance)}`,
    ];
  const pin = isUntouched && !isSameCity ? null : typedPin;
  if (city && pin && !isNearCity(pin, city))
    errors.position = [
      `This is far from ${city.name}. Move the pin to your entrance, or leave it empty`,
    ];
  if (!city || !address.success) return { facts: {}, errors };
  const { latitude, longitude } =
    isUntouched && isSameCity ? live : (pin ?? { latitude: null, longitude: null });
  const locality = isSameCity && zipCode === live.zipCode ? live.locality : null;
  return {
    facts: { address: address.data, locality, city: city.slug, zipCode, latitude, longitude },
    errors,
  };
}
