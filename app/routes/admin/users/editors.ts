import { redirect } from "react-router";
import { requireAllowed } from "#app/http/guards.ts";
import type { Route } from "./+types/editors.ts";

/** Redirects the former editors page. */
export async function loader(args: Route.LoaderArgs) {
  await requireAllowed(args, "users.manage");
  return redirect("/admin/users?role=editor", 301);
}
