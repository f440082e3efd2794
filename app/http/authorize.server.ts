import { data, type LoaderFunctionArgs, type RouterContextProvider, redirect } from "react-router";
import { type Actor, hasProof } from "#domain/accounts/actor.ts";
import { type Permission, permissions } from "#domain/accounts/policy/permissions.ts";
import { isOpenToAll, may } from "#domain/accounts/policy/policy.ts";
import { findListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { notFound } from "./answers.server.ts";
import {
  actorContext,
  listingContext,
  listingPermissionContext,
  servicesContext,
  visitorContext,
} from "./context.ts";
import { proofPath, withNext } from "./with-next.ts";

/**
 * The arguments of a loader or action. `url`: that of the page, even if React Router requests only
 * its data.
 */
export type RouteArgs = Pick<LoaderFunctionArgs, "request" | "url"> & {
  context: Readonly<RouterContextProvider>;
};
type MiddlewareArgs = RouteArgs & Pick<LoaderFunctionArgs, "params">;

/** The permissions to read a page and to submit its form. */
export type RoutePermissions = { read: Permission; write: Permission };

/**
 * Returns middleware that checks the permission of a route, or of a layout's routes without their
 * own. It sets the actor. If the permission is about a listing, it sets the one of `:slug`; pages
 * without `:slug` find it with `requireListing`. Other things are checked where they are loaded,
 * and each command checks permissions again.
 */
export function authorize(read: Permission, write = read) {
  async function middleware(args: MiddlewareArgs) {
    const { method } = args.request;
    const permission = method === "GET" || method === "HEAD" ? read : write;
    if (isOpenToAll(permission)) return;
    const actor = await requireSignedIn(args);
    args.context.set(actorContext, actor);
    const { scope } = permissions[permission];
    if (scope === "site" && !may(actor, permission)) throw forbidden();
    if (scope !== "listing") return;
    const { slug } = args.params;
    if (slug === undefined) args.context.set(listingPermissionContext, permission);
    else args.context.set(listingContext, await findOwnListing(args, actor, permission, slug));
  }
  return Object.assign(middleware, { permissions: { read, write } satisfies RoutePermissions });
}

/** Returns the actor and services, for loaders and actions of routes that require sign-in. */
export const signedIn = ({ context }: Pick<RouteArgs, "context">) => ({
  actor: context.get(actorContext),
  services: context.get(servicesContext),
  from: context.get(visitorContext).from,
});

/** Returns the listing in the path, which the route's middleware loaded. */
export const ownListing = ({ context }: Pick<RouteArgs, "context">) => ({
  ...signedIn({ context }),
  listing: context.get(listingContext),
});

/** Finds a listing of the actor. Without the permission, it looks like a missing one. */
async function findOwnListing(
  { context }: RouteArgs,
  actor: Actor,
  permission: Permission,
  slug: string,
) {
  const listing = await findListing(context.get(servicesContext), slug);
  if (!listing || !may(actor, permission, { listingId: listing.id })) throw notFound();
  return listing;
}

const forbidden = () =>
  data(
    {
      title: "Your account does not have access to this",
      text: "You do not have permission to see this. If you should, ask the site team.",
    },
    { status: 403 },
  );

/** Returns the result of a query that checks the permission of the route again, or throws a 403. */
export function permitted<Result>(result: Result): Exclude<Result, "forbidden"> {
  if (result === "forbidden") throw forbidden();
  return result as Exclude<Result, "forbidden">;
}

/** Requires sign-in. Signed-out visitors learn nothing else. */
export async function requireSignedIn({
  url,
  context,
}: Omit<RouteArgs, "request">): Promise<Actor> {
  const actor = await context.get(visitorContext).visitor();
  if (!actor) throw redirect(withNext("/sign-in", url.pathname + url.search));
  return actor;
}

/** Asks for the password before sensitive changes, then returns. */
export async function requireProof({ url, context }: Omit<RouteArgs, "request">) {
  if (!hasProof(context.get(actorContext), context.get(servicesContext).clock()))
    throw redirect(proofPath(url.pathname + url.search));
}
