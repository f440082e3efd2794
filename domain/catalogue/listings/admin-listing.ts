import type { ListingPlan } from "#site/plans.ts";

export const listingStatuses = ["active", "pending", "inactive"] as const;
export type ListingStatus = (typeof listingStatuses)[number];
export type AdminListingFilter = {
  words?: string;
  status?: ListingStatus;
  city?: string;
  category?: string;
  plan?: ListingPlan;
};

/** Maximum number of listings per bulk change. */
export const maxBulkListings = 5_000;

export const listingStatusNames: Record<ListingStatus, string> = {
  active: "Live",
  pending: "Waiting for review",
  inactive: "Hidden",
};
