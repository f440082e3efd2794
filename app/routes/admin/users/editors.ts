import { redirect } from "react-router";
import { authorize } from "#app/http/authorize.server.ts";

export const middleware = [authorize("users.manage")];

/** Redirects the former editors page. */
export function loader() {
  return redirect("/admin/users?role=editor", 301);
}
