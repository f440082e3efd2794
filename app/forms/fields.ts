/** Fields of every public form: a honeypot, and the signed time when the form was rendered. */
export const trapField = "nickname";
export const formTimeField = "made";

/** Error key for the form as a whole. */
export const formErrorKey = "form";

/** Proof of work that the browser solves in the background. */
export const workField = "work";
