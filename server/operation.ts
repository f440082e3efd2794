import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import type { FindRoute } from "./pages.ts";

/** Operation as the policy names it: "POST /admin/claims", "PATCH /api/bookings/{id}". */
export function operationsOf(find: FindRoute) {
  return async (context: Context) => {
    const method = context.req.method === "HEAD" ? "GET" : context.req.method;
    const known = matchedRoutes(context).findLast(({ path }) => !path.endsWith("*"))?.path;
    if (known)
      return `${method} ${known.startsWith("/api/") ? known.replace(/:(\w+)/g, "{$1}") : known}`;
    const route = await find(new URL(context.req.url).pathname);
    return `${method} /${route?.path ?? "*"}`;
  };
}
