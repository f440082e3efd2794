import { tidyFacts } from "#domain/catalogue/listings/listing-facts.ts";
import { submissionSchema } from "#domain/catalogue/submissions/submission.ts";
import "#platform/load-typed-words.ts";
import { boardProblem } from "#shared/board-certified.ts";
import { capitalize } from "#shared/capitalize.ts";
import {
  type ListingField,
  type ListingFieldName,
  listingField,
  listingFieldNames,
} from "#shared/listing-fields.ts";
import { slugify } from "#shared/slug.ts";
import { importDays, isTradeName } from "../import-fields.ts";
import {
  type ImportReference,
  type ImportRowContext,
  type ParsedImportRow,
  parseImportRow,
  truncateCell,
} from "./parse-import-row.server.ts";
import * as cells from "./read-cells.server.ts";
import { readCityAndAddress } from "./read-city.server.ts";
import { readServicesAndPrices } from "./read-menu.server.ts";
import { readOpening } from "./read-opening.server.ts";
import { isFutureDate, parseBusinessStatus } from "./read-status.server.ts";
import { tidyCapitals } from "./tidy-name.ts";

const { shape } = submissionSchema;
const longestText = 5000;
const longestHours = 500;

/**
 * Reads a row by its column meanings. Leaves out and reports unreadable cells;
 * rejects only a listing without a name or a city.
 */
export function readRow(
  columns: readonly string[],
  headers: readonly string[],
  cellsOfRow: readonly string[],
  reference: ImportReference,
): ParsedImportRow {
  const row = parseImportRow(columns, headers, cellsOfRow, reference);
  const { one, facts, problems, warnings } = row;
  readNames(row);
  readDescription(row);
  readFields(row);
  const { isCityGuessed } = readCityAndAddress(row);
  readServicesAndPrices(row);
  readHours(row);
  readRest(row);
  const slug = one("slug") ? slugify(one("slug").split("/").at(-1) ?? "") : null;
  const said = readStanding(row);
  const standing = said === "open" && isCityGuessed ? "hidden" : said;
  return { slug, facts: tidyFacts(facts), problems, standing, warnings };
}

function readNames({ one, all, facts, warn }: ImportRowContext) {
  const checked = (field: "name" | "phone" | "email" | "website", value: string | null) => {
    const result = shape[field].safeParse(value);
    if (result.success && typeof result.data === "string" && result.data) return result.data;
    const reason =
      value === null
        ? "it is not a phone number with an area code"
        : (result.error?.issues[0]?.message ?? "it cannot be read").toLowerCase();
    warn(field, `“${truncateCell(one(field))}” was left out: ${reason}.`);
    return undefined;
  };
  const called = all("name").find(({ header }) => isTradeName(header))?.cell ?? one("name");
  const name = called && checked("name", tidyCapitals(called));
  const phone = one("phone") && checked("phone", cells.phoneOf(one("phone")));
  const email = one("email") && checked("email", cells.emailOf(one("email")));
  const website = one("website") && checked("website", cells.websiteOf(one("website")));
  Object.assign(
    facts,
    name && { name },
    phone && { phone },
    email && { email },
    website && { website },
  );
}

function readDescription(row: ImportRowContext) {
  const { all, facts, warn } = row;
  const abouts = all("description").filter(({ cell, header }) => {
    const isWords = !cells.isJsonLike(cell);
    if (!isWords)
      warn(
        "description",
        `The column “${header}” was left out: it contains program data, not text.`,
      );
    return isWords;
  });
  const text = [...new Set(abouts.map(({ cell }) => cells.textOf(cell)).filter(Boolean))].join(
    "\n\n",
  );
  const description = withinLength(row, "description", text, longestText);
  if (description) facts.description = description;
}

function withinLength({ warn }: ImportRowContext, field: string, text: string, longest: number) {
  if (text.length <= longest) return text || undefined;
  warn(
    field,
    `This was left out: it is longer than ${longest.toLocaleString("en-US")} characters.`,
  );
  return undefined;
}

/** Reads the fields of the table of listing fields. */
function readFields(row: ImportRowContext) {
  const read: Record<string, unknown> = {};
  for (const name of listingFieldNames)
    if (row.one(name)) {
      const value = readField(row, name, listingField(name));
      if (value !== undefined) read[name] = value;
    }
  Object.assign(row.facts, read);
}

function readField(row: ImportRowContext, name: ListingFieldName, field: ListingField) {
  const { one, warn, reference } = row;
  const leaveOut = (reason: string) => {
    warn(name, `“${truncateCell(one(name))}” was left out: ${reason}.`);
    return undefined;
  };
  switch (field.kind) {
    case "text":
      return withinLength(row, name, cells.textOf(one(name)), field.longest);
    case "yes-no":
      return cells.yesOrNo(one(name)) ?? leaveOut("it is neither yes nor no");
    case "price level":
      return cells.priceLevelOf(one(name)) ?? leaveOut("it is not a level from $ to $$$$");
    case "year": {
      const thisYear = Number(reference.today.slice(0, 4));
      const year = Number(/\b\d{4}\b/.exec(one(name))?.[0]);
      return year >= field.from && year <= thisYear
        ? year
        : leaveOut(`it is not a year from ${field.from} to ${thisYear}`);
    }
    case "list": {
      const entries = withoutProblems(row, name, cells.listOf(one(name)), field.problem);
      const kept = entries
        .filter((entry) => entry.length <= field.longest && !cells.isJsonLike(entry))
        .slice(0, field.most);
      if (kept.length < entries.length)
        warn(
          name,
          `${entries.length - kept.length} of ${entries.length} entries were left out: at most ${field.most} of ${field.longest} characters.`,
        );
      return kept.length > 0 ? kept : undefined;
    }
  }
}

function readHours({ one, facts, warn }: ImportRowContext) {
  const days = importDays.filter((day) => one(day));
  const byDay = days.map((day) => `${capitalize(day)}: ${one(day)}`).join("; ");
  const text = one("hoursText") || byDay;
  if (text) {
    const read = text.length > longestHours * 4 ? null : readOpening(text);
    if (!read || read.hoursText.length > longestHours)
      warn(
        "hoursText",
        `“${truncateCell(text)}” was left out: no opening hours were recognized in it.`,
      );
    else {
      facts.hoursText = read.hoursText;
      facts.weeklyHours = read.weeklyHours;
      if (read.weeklyHours.length === 0)
        warn(
          "hoursText",
          `“${truncateCell(text)}” is shown as written: no weekly hours were recognized in it.`,
        );
    }
  }
  if (!one("weeklyHours")) return;
  const ranges = cells.rangesOfJson(one("weeklyHours"));
  if (ranges) facts.weeklyHours = ranges;
  else warn("weeklyHours", "This was left out: it cannot be read.");
}

function readRest(row: ImportRowContext) {
  const { one, facts, warn } = row;
  const unreadable = (field: string) => {
    warn(field, "This was left out: it cannot be read.");
    return undefined;
  };
  const licenses = one("licenses")
    ? (cells.licensesOfJson(one("licenses")) ?? unreadable("licenses"))
    : one("licenseNumber") && [
        {
          kind: "facility" as const,
          holder: (one("licenseHolder") || facts.name || "The facility").slice(0, 80),
          number: one("licenseNumber").slice(0, 40),
        },
      ];
  if (licenses) facts.licenses = licenses;
  const staff = one("staff") && (cells.staffOfJson(one("staff")) ?? unreadable("staff"));
  if (staff)
    facts.staff = staff.map((member) => ({
      ...member,
      certifications: withoutProblems(row, "staff", member.certifications, boardProblem),
    }));
  const ownership =
    one("ownership") && (cells.ownershipOfJson(one("ownership")) ?? unreadable("ownership"));
  if (ownership) facts.ownership = ownership;
  readLinks(row);
}

/** Drops entries that the forms reject, too, such as "board certified" without the board's name. */
function withoutProblems(
  { warn }: ImportRowContext,
  field: string,
  lines: string[],
  problemIn: (line: string) => string | null = () => null,
) {
  return lines.filter((line) => {
    const problem = problemIn(line);
    if (problem) warn(field, `“${truncateCell(line)}” was left out. ${problem}`);
    return problem === null;
  });
}

function readLinks({ one, facts, warn }: ImportRowContext) {
  const links: Record<string, string> = one("socialMediaLinks")
    ? { ...cells.linksOfJson(one("socialMediaLinks")) }
    : {};
  if (one("socialMediaLinks") && Object.keys(links).length === 0)
    warn("socialMediaLinks", "This was left out: it cannot be read.");
  for (const network of ["instagram", "facebook"] as const) {
    if (!one(network)) continue;
    const address = cells.profileAt(network, one(network));
    if (address) links[network] = address;
    else
      warn(
        network,
        `“${truncateCell(one(network))}” was left out: it is not a page on ${network}.`,
      );
  }
  if (Object.keys(links).length > 0) facts.socialMediaLinks = links;
}

function readStanding({
  all,
  one,
  warn,
  reference,
}: ImportRowContext): ParsedImportRow["standing"] {
  const said = all("status").map(({ cell, header }) => ({
    standing: parseBusinessStatus(header, cell),
    cell,
    header,
  }));
  const worst =
    said.find(({ standing }) => standing === "closed") ??
    said.find(({ standing }) => standing === "hidden");
  if (worst) {
    warn("status", `The file says ${worst.header}: “${truncateCell(worst.cell)}”.`);
    return worst.standing ?? "open";
  }
  for (const { standing, cell, header } of said)
    if (!standing)
      warn("status", `${header}: “${truncateCell(cell)}” says neither open nor closed.`);
  if (!one("openingDate") || !isFutureDate(one("openingDate"), reference.today)) return "open";
  warn("status", `The file says that it opens on ${truncateCell(one("openingDate"))}.`);
  return "hidden";
}
