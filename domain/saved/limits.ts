/** Nobody needs more; a program that saves everything is told so. */
export const mostFavourites = 500;
export const mostSearches = 50;
