/** As many as fit side by side. */
export const maxComparedListings = 4;
