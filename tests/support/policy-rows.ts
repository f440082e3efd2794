import { readFileSync } from "node:fs";
import {
  type Permission,
  type PermissionRule,
  permissions,
  type Role,
} from "#domain/accounts/policy/permissions.ts";
import { permissionsOfCalls } from "#server/api/parts.ts";
import { createApiRoutes } from "#server/api/routes.ts";
import { allPages } from "./all-pages.ts";

export type PolicyRow = {
  who: readonly Role[];
  of: "nothing" | "own" | "listing";
  operations: readonly string[];
  alone?: true;
};

/** The permissions that a route itself names, for reading and submitting. */
const permissionsIn = (text: string) =>
  /^export const middleware = \[\s*(?:\w+,\s*)*authorize\(\s*"([\w.]+)"(?:,\s*"([\w.]+)")?,?\s*\)/m
    .exec(text)
    ?.slice(1);

/** [operation, permission, file] of each page, for reading and submitting. */
export const pageOperations = allPages.flatMap(
  ({ path, file, layouts }): [string, string | undefined, string][] => {
    const [text = "", ...around] = [file, ...layouts.toReversed()].map((name) =>
      readFileSync(name, "utf8"),
    );
    const [read, write = read] =
      [text, ...around].map(permissionsIn).find((named) => named !== undefined) ?? [];
    const takesForm = /export (async )?(function|const|\{) action\b/.test(text);
    return [
      [`GET /${path}`, read, file],
      ...(takesForm ? [[`POST /${path}`, write, file] as [string, string, string]] : []),
    ];
  },
);

const all = [
  ...pageOperations,
  ...permissionsOfCalls(createApiRoutes({} as never, "")),
  // Neither pages nor calls of the API.
  ["GET /media/:file", "pages.read"],
  ["POST /mcp", "pages.read"],
];

export const hasNoParam = (operation: string) => !/[:{*]/.test(operation);

/** Each permission with its rule and its routes and API calls. */
export const policy = Object.fromEntries(
  Object.entries(permissions as Record<string, PermissionRule>).map(
    ([name, { roles, scope, selfOnly }]): [string, PolicyRow] => [
      name,
      {
        who: roles,
        of: scope === "site" ? "nothing" : scope,
        operations: all.flatMap(([operation = "", named]) => (named === name ? operation : [])),
        ...(selfOnly && { alone: true }),
      },
    ],
  ),
) as Record<Permission, PolicyRow>;
