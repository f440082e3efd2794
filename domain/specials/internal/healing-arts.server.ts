import { sql } from "drizzle-orm";

/** Treatment groups that require a healing arts license. */
const groups = ["injectables", "laser", "body", "anti-aging", "surgery", "iv", "traditional"];
const treatments = [
  "chemical-peels",
  "medical-grade-skin-care",
  "chiropractic",
  "physical-therapy",
];

const listed = (words: string[]) =>
  sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );

/** Treatment `t` needs both prices and the examination (Business and Professions Code 651). */
export const isHealingArt = sql`(t.is_medical or t."group" in (${listed(groups)}) or t.slug in (${listed(treatments)}))`;
