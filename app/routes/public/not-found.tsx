import { redirectDocument } from "react-router";
import { notFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import type { Route } from "./+types/not-found.ts";

export const middleware = [authorize("pages.read")];

/** Catch-all route. The root renders the 404. */
export function loader() {
  throw notFound();
}

/** The back office knows only its own routes in the browser. All others are loaded as documents. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return redirectDocument(request.url);
}

export default function UnknownAddress() {
  return null;
}
