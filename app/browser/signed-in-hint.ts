/** The cookie that says that somebody is signed in here. It opens nothing. */
export const signedInHint = "signed-in";
