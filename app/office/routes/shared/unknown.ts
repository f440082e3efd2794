import { type ClientLoaderFunctionArgs, redirectDocument } from "react-router";
import { notFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";

export const middleware = [authorize("pages.read")];

export function loader() {
  throw notFound();
}

/**
 * Reloads as a document, because the router in the browser only has the pages of the back offices.
 */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  redirectDocument(request.url);

export default function UnknownAddress() {
  return null;
}
