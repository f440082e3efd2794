/** Cookie that hints at a signed-in visitor, owner, or admin. It grants no access. */
export const signedInHint = "signed-in";

/** Cookie value while an admin impersonates an account. */
export const impersonationHint = "as";
