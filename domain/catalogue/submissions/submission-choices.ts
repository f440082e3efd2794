/** What the form of a new listing offers. Apart from its schema, so that the browser need not load that. */

export const plans = ["standard", "premium"] as const;

export const priceRanges = {
  $: "Budget Friendly",
  $$: "Moderate",
  $$$: "Upscale",
  $$$$: "Luxury",
} as const;

/** The usual services, each a treatment of the catalogue. Others are written in words. */
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
