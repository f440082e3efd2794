import { type Column, type SQL, sql } from "drizzle-orm";
import { type PlanFeature, plansWith } from "#site/plans.ts";

/** `hasFeature` of a plan in a query. */
export const inPlanWith = (feature: PlanFeature, plan: SQL | Column) =>
  sql`${plan} = any(${sql.param(plansWith(feature))}::text[])`;
