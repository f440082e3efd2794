import { notFound } from "#app/http/answers.server.ts";

export async function loader() {
  throw notFound({ title: "Invalid Med Spa URL", text: "Please check the URL and try again." });
}

/** Renders nothing. Without a component, the response would have no page around it. */
export default function UnnamedListing() {
  return null;
}
