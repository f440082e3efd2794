import { type ClientLoaderFunctionArgs, redirectDocument } from "react-router";
import { notFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";

export const middleware = [authorize("pages.read")];

export function loader() {
  throw notFound();
}

/** The browser knows only the pages of the offices. All others are loaded as documents. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  redirectDocument(request.url);

export default function UnknownAddress() {
  return null;
}
