/** The number of listings that fit side by side. */
export const maxComparedListings = 4;
