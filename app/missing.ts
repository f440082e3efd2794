import { data } from "react-router";
import type { NotFoundText } from "#app/components/shell/not-found.tsx";

/** Thrown by a loader that did not find what its address names; the root shows the words with ways on. */
export function missing(title: string, text: string) {
  return data({ title, text } satisfies NotFoundText, { status: 404 });
}
