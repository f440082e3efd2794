import { sql } from "drizzle-orm";

/** Groups of treatments that only holders of a healing arts license give. */
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

/** Of a treatment "t": whether Business and Professions Code 651 asks for both prices and the examination beside a special. */
export const isHealingArt = sql`(t.is_medical or t."group" in (${listed(groups)}) or t.slug in (${listed(treatments)}))`;
