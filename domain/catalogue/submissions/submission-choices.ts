/**
 * Options of the new listing form. Separate from its schema, so the browser need not load that.
 */

export const submissionPlans = ["standard", "premium"] as const;

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
