import { type Column, type SQL, sql } from "drizzle-orm";
import { type PlanFeature, plansWith } from "#site/plans.ts";

/** Returns `hasFeature` of a plan as an SQL condition. */
export const inPlanWith = (feature: PlanFeature, plan: SQL | Column) =>
  sql`${plan} = any(${sql.param(plansWith(feature))}::text[])`;
