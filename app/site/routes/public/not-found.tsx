import { notFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";

export const middleware = [authorize("pages.read")];

/** Catch-all route. The root renders the 404. */
export function loader() {
  throw notFound();
}

export default function UnknownAddress() {
  return null;
}
