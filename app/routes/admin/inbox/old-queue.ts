import { redirect } from "react-router";
import { requireAllowed } from "#app/http/guards.ts";
import type { Route } from "./+types/old-queue.ts";
import { inboxPath } from "./inbox-path.ts";

/** Redirects former queue pages to the inbox. */
export async function loader(asked: Route.LoaderArgs) {
  await requireAllowed(asked, "inbox.read");
  throw redirect(inboxPath);
}
