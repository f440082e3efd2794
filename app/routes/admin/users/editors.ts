import { redirect } from "react-router";
import { requireAllowed } from "#app/http/guards.ts";
import type { Route } from "./+types/editors.ts";

/** Where editors were looked after before all accounts were. */
export async function loader(asked: Route.LoaderArgs) {
  await requireAllowed(asked, "users.manage");
  return redirect("/admin/users?role=editor", 301);
}
