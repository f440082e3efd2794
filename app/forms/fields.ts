/** Fields of every public form: a honeypot, and the signed time when the form was rendered. */
export const trapField = "nickname";
export const formTimeField = "made";

/** Proof of work that the browser solves in the background. */
export const workField = "work";
