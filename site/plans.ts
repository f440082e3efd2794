type Plan = {
  name: string;
  priceCents: number;
  trialDays: number;
  refundDays: number;
  /** Beyond the standard listing. Each paid plan comes first in lists, labeled as paid. */
  features: readonly PlanFeature[];
};

export type PlanFeature =
  | "logo"
  /** Weekly suggestions from the listing's website. */
  | "website";

/** Plans of listings. A new one is an entry here and a price at the payment provider. */
const listingPlans = {
  standard: { name: "Standard", priceCents: 0, trialDays: 0, refundDays: 0, features: [] },
  premier: {
    name: "Premier",
    priceCents: 2_900,
    trialDays: 30,
    refundDays: 7,
    features: ["logo", "website"],
  },
} as const satisfies Record<string, Plan>;

export type ListingPlan = keyof typeof listingPlans;
export const listingPlanNames = Object.keys(listingPlans) as [ListingPlan, ...ListingPlan[]];

const featuresOf = (plan: ListingPlan): readonly PlanFeature[] => listingPlans[plan].features;

export const hasFeature = ({ plan }: { plan: ListingPlan }, feature: PlanFeature) =>
  featuresOf(plan).includes(feature);

export const plansWith = (feature: PlanFeature) =>
  listingPlanNames.filter((plan) => hasFeature({ plan }, feature));

/** The plan that the site sells. */
export const premier = listingPlans.premier;
