/** Far more than people need; stops programs that save everything. */
export const maxFavorites = 500;
export const maxSavedSearches = 50;
