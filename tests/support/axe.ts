import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Of a long list the first cards are read: the others are alike. */
const context = { exclude: [["li:nth-child(n+7) > article"]] };

/** What axe has against a page, or some rules of it. A page that was read before has axe already: its source is long. */
export async function violations(page: Page, rules?: string[]) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { resultTypes: ["violations"], preload: false, iframes: false, ...(rules ? { runOnly: rules } : {}) };
  return page.evaluate(
    async (asked) => {
      const found = await window.axe.run(asked.context, asked.options);
      return found.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}) ${nodes[0]?.html}`);
    },
    { context, options },
  );
}
