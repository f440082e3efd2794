import { redirect } from "react-router";
import { requireAllowed } from "#app/http/guards.ts";
import type { Route } from "./+types/old-queue.ts";
import { inboxPath } from "./inbox-path.ts";

/** Redirects former queue pages to the inbox. */
export async function loader(args: Route.LoaderArgs) {
  await requireAllowed(args, "inbox.read");
  throw redirect(inboxPath);
}
