/**
 * Options of the new listing form. Separate from its schema, so the browser need not load that.
 */
import { type ListingPlan, listingPlanNames, paidPlans } from "#site/plans.ts";

/** Converts a plan to a listing type: "premium" is the Premier plan. */
const listingTypeOf = (plan: ListingPlan) => (plan === "premier" ? "premium" : plan);

/** A plan as the form for a new listing and the API name it. */
export const listingTypes = listingPlanNames.map(listingTypeOf) as [string, ...string[]];

/** Returns the paid plan of a listing type; null for the standard listing. */
export const paidPlanOf = (listingType: string) =>
  paidPlans.find((plan) => listingTypeOf(plan) === listingType) ?? null;

export const priceRanges = {
  $: "Budget Friendly",
  $$: "Moderate",
  $$$: "Upscale",
  $$$$: "Luxury",
} as const;

/** Common services, each a treatment of the catalog. Others are free text. */
export const usualServices = [
  "Botox",
  "Dermal Fillers",
  "Laser Hair Removal",
  "CoolSculpting",
  "Microneedling",
  "Chemical Peels",
  "Facials",
  "Skin Resurfacing",
  "IPL",
  "Body Treatments",
  "Anti-Aging Treatments",
  "Scar Treatment",
  "Acne Treatment",
  "Skin Tightening",
  "Laser Therapy",
  "Massage Therapy",
  "Wellness Treatments",
] as const;
