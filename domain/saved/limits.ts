/** Far more than people need; stops programs that save everything. */
export const mostFavorites = 500;
export const mostSearches = 50;
