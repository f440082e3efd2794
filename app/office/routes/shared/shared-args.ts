import type { RouteArgs } from "#app/http/authorize.server.ts";

/** Of routes that owner and admin both have: the pattern of the path tells which one asks. */
export type SharedArgs = RouteArgs & { pattern: string };

export const isOfAdmin = ({ pattern }: SharedArgs) => /^\/?admin\//.test(pattern);
