import { type ListingFacts, tidyFacts } from "#domain/catalogue/listings/listing-facts.ts";
import type { ReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";
import type { ListingSection } from "../sections.ts";
import { fieldValues, readFields } from "./field-forms.ts";
import {
  type ParsedFacts,
  pinOf,
  readAbout,
  readAddress,
  readContact,
  readName,
  readOwnership,
  readSocial,
} from "./plain-forms.ts";
import { readLicenses, readMenu, readStaff } from "./read-rows.ts";
import { licenseValues, menuValues, type RowInput, staffValues } from "./row-forms.ts";
import { readWeek, weekValues } from "./week-form.ts";

export function sectionFormValues(
  section: ListingSection,
  facts: ListingFacts,
  known: ReferenceChoices,
): Record<string, string> {
  const {
    weeklyHours,
    hoursText,
    services,
    ownership,
    staff,
    licenses,
    categories,
    socialMediaLinks,
  } = facts;
  const [main, ...others] = categories;
  const forms: Record<ListingSection, () => Record<string, string>> = {
    name: () => ({ name: facts.name }),
    address: () => ({ ...texts(facts, ["address", "city", "zipCode"]), position: pinOf(facts) }),
    category: () => ({ main, others: others.join("\n") }),
    about: () => ({ description: facts.description, ...fieldValues("about", facts) }),
    credentials: () => ({
      ownerName: ownership?.name ?? "",
      ownerKind: ownership?.kind ?? "",
      ...licenseValues(licenses),
      ...staffValues(staff, known),
      ...fieldValues("credentials", facts),
    }),
    hours: () => ({
      ...weekValues(weeklyHours),
      hoursText: weeklyHours.length > 0 ? "" : hoursText,
    }),
    menu: () => menuValues(services, known),
    contact: () => texts(facts, ["phone", "email", "website"]),
    social: () => socialMediaLinks,
    payment: () => fieldValues("payment", facts),
    comfort: () => fieldValues("comfort", facts),
    practice: () => fieldValues("practice", facts),
  };
  return forms[section]();
}

const texts = (facts: ListingFacts, fields: (keyof ListingFacts)[]) =>
  Object.fromEntries(
    fields.map((field) => [field, facts[field] === null ? "" : String(facts[field])]),
  );

type SectionFormInput = {
  form: FormData;
  live: ListingFacts;
  known: ReferenceChoices;
  today: string;
};

export function readSection(
  section: ListingSection,
  { form, live, known, today }: SectionFormInput,
): ParsedFacts {
  const typed: RowInput = {
    line: (name) => oneLine("").parse(String(form.get(name) ?? "")),
    text: (name) => typedText("").parse(String(form.get(name) ?? "").replaceAll("\r\n", "\n")),
  };
  const plain = (of: Parameters<typeof readFields>[0]) =>
    readFields(of, typed, Number(today.slice(0, 4)));
  const forms: Record<ListingSection, () => ParsedFacts> = {
    name: () => readName(typed),
    address: () => readAddress(typed, live, known),
    category: () => readCategories(form, known),
    about: () => together(readAbout(typed), plain("about")),
    credentials: () => together(readCredentials(typed, known), plain("credentials")),
    hours: () => readHours(typed, live),
    menu: () => readMenu(typed, known, today, live.services),
    contact: () => readContact(typed),
    social: () => readSocial(typed, live),
    payment: () => plain("payment"),
    comfort: () => plain("comfort"),
    practice: () => plain("practice"),
  };
  return forms[section]();
}

const together = (one: ParsedFacts, other: ParsedFacts): ParsedFacts => ({
  facts: { ...one.facts, ...other.facts },
  errors: { ...one.errors, ...other.errors },
});

/**
 * Reads hours. Free text applies only without weekly hours. Notes about a week are dropped when it
 * changes.
 */
function readHours({ line, text }: RowInput, live: ListingFacts): ParsedFacts {
  const { ranges, errors } = readWeek(line);
  const { weeklyHours } = tidyFacts({ weeklyHours: ranges });
  const words = text("hoursText");
  if (words.length > 500) errors.hoursText = ["This is longer than 500 characters."];
  if (ranges.length === 0 && !words && Object.keys(errors).length === 0)
    errors.hoursText = ["Enter when you are open: by day, or in words."];
  const wordsOfWeek = String(weeklyHours) === String(live.weeklyHours) ? live.hoursText : "";
  return { facts: { weeklyHours, hoursText: ranges.length > 0 ? wordsOfWeek : words }, errors };
}

function readCredentials(typed: RowInput, known: ReferenceChoices): ParsedFacts {
  const { licenses, errors: ofLicenses } = readLicenses(typed);
  const { staff, errors: ofStaff } = readStaff(typed, known);
  const owner = readOwnership(typed);
  return {
    facts: { ...owner.facts, licenses, staff },
    errors: { ...owner.errors, ...ofLicenses, ...ofStaff },
  };
}

function readCategories(form: FormData, { categories }: ReferenceChoices): ParsedFacts {
  const isKnown = (slug: string) => categories.some((category) => category.slug === slug);
  const main = String(form.get("main") ?? "");
  const others = form.getAll("others").map(String).filter(isKnown);
  if (!isKnown(main)) return { facts: {}, errors: { main: ["Choose a category from the list"] } };
  return { facts: { categories: [main, ...others] }, errors: {} };
}
