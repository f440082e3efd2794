export const claimPath = (slug: string) => `/claim/${slug}`;
