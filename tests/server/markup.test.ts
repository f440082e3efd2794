import { HtmlValidate } from "html-validate";
import { describe, expect } from "vitest";
import { kindsOfPage } from "#tests/support/kinds-of-page.ts";
import { test } from "#tests/support/site.ts";
import { sample } from "#tests/support/test-level.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React's output.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    // Style rules, and listing titles that cannot be shorter.
    "long-title": "off",
    "no-inline-style": "error",
    "heading-level": "error",
    // Phone numbers are formatted for people.
    "tel-non-breaking": "off",
  },
});

describe("valid markup", () => {
  for (const path of sample(kindsOfPage, 2))
    test(path, async ({ site }) => {
      const html = await (await site.get(path)).text();
      const report = await validator.validateString(html);
      const faults = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
      );
      expect(faults).toEqual([]);
    });
});
