/** Separate from the schema, because a form needs only this number in the browser. */
export const maxShortlistListings = 50;
