/** Far more than people need; stops programs that save everything. */
export const mostFavourites = 500;
export const mostSearches = 50;
