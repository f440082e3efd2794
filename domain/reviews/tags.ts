/** Pages that list reviews of all places, and count what was decided about them. */
export const reviewsTag = "reviews";
