import { notFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";

export const middleware = [authorize("pages.read")];

/** Throws a 404 for all other paths. The root renders it. */
export function loader() {
  throw notFound();
}

export default function UnknownAddress() {
  return null;
}
