/** Where somebody says that a listing is his. */
export const claimPath = (slug: string) => `/claim/${slug}`;
