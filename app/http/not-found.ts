import { data } from "react-router";
import { type NotFoundText, unknownAddress } from "#app/components/shell/not-found.tsx";

/** The 404 that loaders and actions throw. The root shows the text with suggestions. */
export const notFound = (text: NotFoundText = unknownAddress) => data(text, { status: 404 });

/** Returns what was found, or ends in the 404. */
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
