import { and, eq, isNotNull, max } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { services } from "#database/schema/catalogue/med-spa-details.ts";
import { readConfirmations } from "#domain/catalogue/keep-confirmations.server.ts";
import type { Source } from "#domain/catalogue/source.ts";
import { type Section, sectionNames } from "../sections.ts";

type Standing = Record<Section, { source: Source; confirmedOn: string }>;

/** Where each section comes from, and when it was last said to be right. Prices carry their day themselves. */
export async function readStanding({ db }: { db: Executor }, medSpaId: number): Promise<Standing> {
  const { origin, sections } = await readConfirmations({ db }, medSpaId);
  const [prices] = await db
    .select({ on: max(services.pricedOn) })
    .from(services)
    .where(and(eq(services.medSpaId, medSpaId), isNotNull(services.pricedOn)));
  const usual = (section: Section) => (section === "menu" && prices?.on ? { ...origin, confirmedOn: prices.on } : origin);
  return Object.fromEntries(sectionNames.map((section) => [section, sections.get(section) ?? usual(section)])) as Standing;
}
