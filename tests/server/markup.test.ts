import { HtmlValidate } from "html-validate";
import { describe, expect } from "vitest";
import { test } from "#tests/support/site.ts";

/** One of each kind of page, and what stands where something is missing. */
const pages = [
  "/",
  "/search",
  "/enhanced-search",
  "/search?q=botox",
  "/med-spas",
  "/injectables",
  "/iv-wellness",
  "/modalities",
  "/hbot",
  "/skincare",
  "/map",
  "/map?city=irvine",
  "/categories",
  "/category/laser-light-therapies",
  "/category/laser-light-therapies?view=all",
  "/locations",
  "/city/irvine",
  "/botox/irvine",
  "/coolsculpting/la-palma",
  "/listing/morrow-park-laser-and-skin",
  "/listing/morrow-park-laser-and-skin?tab=services",
  "/listing/morrow-park-laser-and-skin?tab=facility",
  "/listing/morrow-park-laser-and-skin?tab=pricing",
  "/listing/morrow-park-laser-and-skin?tab=reviews",
  "/listing/morrow-park-laser-and-skin/questions",
  "/reviews",
  "/reviews/ledger",
  "/reviews/new",
  "/sign-in",
  "/sign-up",
  "/deals",
  "/special-offers",
  "/treatment-demo",
  "/compare",
  "/compare?with=morrow-park-laser-and-skin,calderbrook-aesthetic-physicians,nobody&near=92660",
  "/how-we-rank",
  "/about",
  "/contact",
  "/add-listing",
  "/newsletter",
  "/weekly-offers",
  "/privacy-policy",
  "/privacy-choices",
  "/terms-of-service",
  "/accessibility",
  "/advertising",
  "/profile",
  "/listing-success",
  "/subscribe-success",
  "/seo-audit",
  "/api/docs",
  "/no-such-page",
];

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // As React writes it.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    // Style, and titles of listings that are no shorter.
    "long-title": "off",
    "no-inline-style": "error",
    "heading-level": "error",
    // Telephones are written for people.
    "tel-non-breaking": "off",
  },
});

describe("the markup has no error", () => {
  for (const path of pages)
    test(path, async ({ site }) => {
      const html = await (await site.get(path)).text();
      const report = await validator.validateString(html);
      const faults = report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`));
      expect(faults).toEqual([]);
    });
});
