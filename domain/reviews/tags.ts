/** Tag of pages that list reviews of all listings or count moderation decisions. */
export const reviewsTag = "reviews";
