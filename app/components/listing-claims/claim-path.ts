export const listingClaimPath = (slug: string) => `/claim/${slug}`;
