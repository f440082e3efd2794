/** This cookie says that a visitor, owner or admin is signed in here. It opens nothing. */
export const signedInHint = "signed-in";

/** Its value while a webmaster sees the site as somebody. */
export const seenAsHint = "as";
