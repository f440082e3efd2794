import { notFound } from "#app/http/not-found.ts";

/** Catch-all route. The root renders the 404. */
export async function loader() {
  throw notFound();
}

export default function UnknownAddress() {
  return null;
}
