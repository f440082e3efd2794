import { redirect } from "react-router";
import { to } from "#shared/say.ts";

/** Redirects the URL that visitors try for the treatment guide. */
export const loader = () => redirect(to("/treatment-demo"), 301);
