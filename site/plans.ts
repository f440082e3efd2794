type Plan = {
  name: string;
  priceCents: number;
  trialDays: number;
  /** The price as the form for a new listing shows it. */
  priceText: string;
  /** Beyond the standard listing. Each paid plan comes first in lists, labeled as paid. */
  features: readonly PlanFeature[];
  /** Benefits for the pages that sell the plan. */
  benefits: readonly string[];
};

export type PlanFeature =
  | "logo"
  /** Weekly suggestions from the listing's website. */
  | "website";

/**
 * Plans of listings. A new one is an entry here, with its texts in the translations, and a price
 * at the payment provider.
 */
const listingPlans = {
  standard: {
    name: "Standard",
    priceCents: 0,
    trialDays: 0,
    priceText: "FREE",
    features: [],
    benefits: [],
  },
  premier: {
    name: "Premier",
    priceCents: 2_900,
    trialDays: 30,
    priceText: "less than $1/day",
    features: ["logo", "website"],
    benefits: [
      "Ahead of Standard listings in every treatment and city you serve when sorted by relevance, marked as paid placement",
      "A bold listing with your logo",
      "A profile kept up to date from your website",
      "The Premier badge",
    ],
  },
} as const satisfies Record<string, Plan>;

export type ListingPlan = keyof typeof listingPlans;
export const listingPlanNames = Object.keys(listingPlans) as [ListingPlan, ...ListingPlan[]];

const featuresOf = (plan: ListingPlan): readonly PlanFeature[] => listingPlans[plan].features;

export const hasFeature = ({ plan }: { plan: ListingPlan }, feature: PlanFeature) =>
  featuresOf(plan).includes(feature);

export const plansWith = (feature: PlanFeature) =>
  listingPlanNames.filter((plan) => hasFeature({ plan }, feature));

export type PaidPlan = Exclude<ListingPlan, "standard">;

/** The plans that the site sells, the first one as the default. */
export const paidPlans = listingPlanNames.filter((plan) => plan !== "standard") as [
  PaidPlan,
  ...PaidPlan[],
];

export const planDetails = (plan: ListingPlan): Plan => listingPlans[plan];

/** Days after a payment within which it is refunded on request, for every plan. */
export const refundDays = 7;

/** The plan that the site advertises. */
export const premier = planDetails("premier");
