import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import type { FindPage } from "./find-page.ts";

declare module "hono" {
  interface ContextVariableMap {
    operation: Operation;
  }
}

/** The operation of a request, such as "POST /admin/claims" or "PATCH /api/bookings/{id}", and its permission. */
export type Operation = { name: string; permission: Permission | null };

export function createOperationReader(find: FindPage, calls: Map<string, Permission>) {
  return async (context: Context): Promise<Operation> => {
    const method = context.req.method === "HEAD" ? "GET" : context.req.method;
    const known = matchedRoutes(context).findLast(({ path }) => !path.endsWith("*"))?.path;
    if (known) {
      const name = `${method} ${known.startsWith("/api/") ? known.replace(/:(\w+)/g, "{$1}") : known}`;
      return { name, permission: calls.get(name) ?? null };
    }
    const page = await find(new URL(context.req.url).pathname);
    return {
      name: `${method} /${page?.path ?? "*"}`,
      permission: page?.permissions[method === "GET" ? "read" : "write"] ?? null,
    };
  };
}
