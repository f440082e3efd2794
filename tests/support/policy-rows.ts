import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import {
  type Permission,
  type PermissionRule,
  permissions,
  type Role,
} from "#domain/accounts/policy/permissions.ts";
import { permissionsOfCalls } from "#server/api/parts.ts";
import { createApiRoutes } from "#server/api/routes.ts";

export type PolicyRow = {
  who: readonly Role[];
  of: "nothing" | "own" | "listing";
  operations: readonly string[];
  alone?: true;
};

/** [operation, permission, file] of each page, for reading and submitting. */
function operationsOfPages(
  among: readonly RouteConfigEntry[],
  inherited: string[] = [],
): [string, string | undefined, string][] {
  return among.flatMap(({ path, index, file, children }) => {
    const text = readFileSync(`app/${file}`, "utf8");
    const [, read, write = read] =
      /^export const middleware = \[(?:\w+, )*authorize\("([\w.]+)"(?:, "([\w.]+)")?\)/m.exec(
        text,
      ) ?? [];
    const [forReading, forWriting] = read ? [read, write] : inherited;
    if (path === undefined && !index)
      return operationsOfPages(children ?? [], [forReading, forWriting] as string[]);
    const takesForm = /export (async )?(function|const|\{) action\b/.test(text);
    return [
      [`GET /${path ?? ""}`, forReading, file] as [string, string | undefined, string],
      ...(takesForm ? [[`POST /${path}`, forWriting, file] as [string, string, string]] : []),
    ];
  });
}

export const pageOperations = operationsOfPages(routes as RouteConfigEntry[]);

const all = [
  ...pageOperations,
  ...permissionsOfCalls(createApiRoutes({} as never, "")),
  // Neither pages nor calls of the API.
  ["GET /media/:file", "pages.read"],
  ["POST /mcp", "pages.read"],
];

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
