import type { RouteArgs } from "#app/http/authorize.server.ts";

/** Arguments of routes shared by owner and admin; the route pattern names the area. */
export type SharedArgs = RouteArgs & { pattern: string };

export const isOfAdmin = ({ pattern }: SharedArgs) => /^\/?admin\//.test(pattern);
