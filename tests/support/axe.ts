import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe has against a page, or some rules of it. Of a long list the first cards are read: the others are alike. */
export async function violations(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"], preload: false, iframes: false }).exclude("li:nth-child(n+7) > article");
  const found = await (rules ? axe.withRules(rules) : axe).setLegacyMode().analyze();
  return found.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}) ${nodes[0]?.html}`);
}
