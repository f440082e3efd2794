import { redirect } from "react-router";
import { authorize } from "#app/http/authorize.server.ts";
import { inboxPath } from "./inbox-path.ts";

export const middleware = [authorize("inbox.read")];

/** Redirects former queue pages to the inbox. */
export function loader() {
  throw redirect(inboxPath);
}
