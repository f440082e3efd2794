import { redirect } from "react-router";
import { requireAllowed } from "#app/guards.ts";
import { inboxPath } from "#app/inbox-place.ts";
import type { Route } from "./+types/old-queue.ts";

/** What had a page of its own before it waited in the inbox. */
export async function loader(asked: Route.LoaderArgs) {
  await requireAllowed(asked, "see the inbox");
  throw redirect(inboxPath);
}
