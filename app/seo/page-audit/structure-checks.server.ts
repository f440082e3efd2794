import { metaContent } from "./content-checks.server.ts";
import type { MarkupElement } from "./read-markup.server.ts";
import { type AuditCheck, statusPoints } from "./score.ts";

const group = "Structure and sharing" as const;

/** Subtypes of schema.org's LocalBusiness that med spas use. */
const localBusinesses = new Set([
  "LocalBusiness",
  "MedicalBusiness",
  "HealthAndBeautyBusiness",
  "DaySpa",
  "BeautySalon",
  "MedicalClinic",
  "Physician",
  "Dermatology",
]);

export function structureChecks(elements: MarkupElement[], headers: Headers): AuditCheck[] {
  const types = structuredTypes(elements);
  return [
    openGraphCheck(elements),
    canonicalCheck(elements),
    indexingCheck(elements, headers),
    structuredDataCheck(types),
    localBusinessCheck(elements, types),
    viewportCheck(elements),
  ];
}

function openGraphCheck(elements: MarkupElement[]): AuditCheck {
  const required = ["og:title", "og:description", "og:image"];
  const missing = required.filter((property) => metaContent(elements, "property", property) === "");
  return {
    id: "open-graph",
    group,
    name: "Open Graph",
    score:
      missing.length === 0
        ? statusPoints.pass
        : missing.length < required.length
          ? statusPoints.warning
          : statusPoints.fail,
    found:
      missing.length === 0
        ? "Title, description and image for shared links."
        : `Missing: ${missing.join(", ")}.`,
    advice:
      missing.length === 0
        ? null
        : `Add ${missing.join(", ")}, so that a shared link shows what it leads to.`,
  };
}

function canonicalCheck(elements: MarkupElement[]): AuditCheck {
  const address =
    elements.find(({ name, attributes }) => name === "link" && attributes.rel === "canonical")
      ?.attributes.href ?? "";
  return presence(
    "canonical",
    "Canonical link",
    address !== "",
    address || "None.",
    'Set the canonical address of the page in <link rel="canonical">.',
  );
}

function indexingCheck(elements: MarkupElement[], headers: Headers): AuditCheck {
  const isHidden = /\bnoindex\b/i.test(
    `${metaContent(elements, "name", "robots")} ${headers.get("x-robots-tag") ?? ""}`,
  );
  return presence(
    "indexing",
    "Indexing",
    !isHidden,
    isHidden
      ? "The page asks search engines to leave it out (noindex)."
      : "Search engines may list the page.",
    "Remove noindex if people should find this page. Leave it on pages that are private.",
  );
}

function structuredDataCheck(types: string[]): AuditCheck {
  const found =
    types.length > 0
      ? `${[...new Set(types)].join(", ")}.`
      : "No structured data that can be read.";
  return presence(
    "structured-data",
    "Structured data",
    types.length > 0,
    found,
    "Describe the page in JSON-LD with the vocabulary of schema.org.",
  );
}

/**
 * Checks that a page describes a business. A list of profiles is enough: each profile describes its
 * own.
 */
function localBusinessCheck(elements: MarkupElement[], types: string[]): AuditCheck {
  const found = [
    ...new Set(types.filter((type) => localBusinesses.has(type) || type === "ItemList")),
  ];
  const showsSome = elements.some(
    ({ name, attributes }) => name === "a" && attributes.href?.startsWith("/listing/"),
  );
  const check = presence(
    "local-business",
    "Local business",
    found.length > 0,
    found.length > 0 ? `${found.join(", ")}.` : "The businesses on the page are not described.",
    "Describe each business as a LocalBusiness of schema.org, with its address and telephone.",
  );
  return found.length > 0 || showsSome
    ? check
    : { ...check, score: null, found: "The page shows no business.", advice: null };
}

function viewportCheck(elements: MarkupElement[]): AuditCheck {
  const viewport = metaContent(elements, "name", "viewport");
  const check = presence(
    "viewport",
    "Viewport",
    viewport !== "",
    viewport || "None.",
    "Add a viewport, so that phones show the page at their width.",
  );
  return { ...check, group: "Technical" };
}

function presence(
  id: string,
  name: string,
  isThere: boolean,
  found: string,
  advice: string,
): AuditCheck {
  return {
    id,
    group,
    name,
    score: isThere ? statusPoints.pass : statusPoints.fail,
    found,
    advice: isThere ? null : advice,
  };
}

function structuredTypes(elements: MarkupElement[]): string[] {
  const blocks = elements.filter(
    ({ name, attributes }) => name === "script" && attributes.type === "application/ld+json",
  );
  return blocks.flatMap(({ text }) => {
    try {
      return typesIn(JSON.parse(text));
    } catch {
      return [];
    }
  });
}

function typesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(typesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "@type" ? [part].flat().filter((type) => typeof type === "string") : typesIn(part),
  );
}
