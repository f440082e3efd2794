import { data, redirect } from "react-router";
import { type NotFoundText, unknownAddress } from "#app/components/shell/not-found.tsx";
import { formDone } from "#app/forms/form-result.ts";

/** Redirects and sets the given cookies. */
export function redirectTo(path: string, cookies: string[] = []) {
  const headers = new Headers({ "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return redirect(path, { status: 303, headers });
}

/**
 * Ends a form that fetchers send. Its page stays, because React Router drops a fetcher's redirect, and
 * what would load after it, once someone has followed a link. As a document it redirects.
 */
export const doneOrRedirect = (request: Request, path: string) =>
  isSentByFetcher(request) ? formDone : redirectTo(path);

export const isSentByFetcher = ({ url }: Request) => new URL(url).pathname.endsWith(".data");

/**
 * Returns the given path if it belongs to this site, else the default. Guards against open
 * redirects.
 */
export function safeRedirectPath(path: FormDataEntryValue | string | null, fallback: string) {
  return typeof path === "string" && /^\/(?![/\\])[\w\-./?=&%+*]*$/.test(path) ? path : fallback;
}

/** Returns the 404 that loaders and actions throw. The root shows the text with suggestions. */
export const notFound = (text: NotFoundText = unknownAddress) => data(text, { status: 404 });

/** Returns the found value, or throws the 404. */
export function requireFound<Found>(found: Found | null | undefined, text?: NotFoundText) {
  if (found === null || found === undefined) throw notFound(text);
  return found;
}

export const noSuchListing: NotFoundText = {
  title: "Med Spa Not Found",
  text: "The requested med spa could not be found.",
};

export const noSuchPage: NotFoundText = {
  title: "Page not found",
  text: "The list has fewer pages. Start again from its first page.",
};
