/** Fields that every public form carries: one that people do not see, and the signed time at which the form was made. */
export const trapField = "nickname";
export const timeField = "made";

/** Stands beside the names of fields where something is wrong with the form as a whole. */
export const wholeForm = "form";

/** What a browser solves on the side while somebody writes. */
export const workField = "work";
