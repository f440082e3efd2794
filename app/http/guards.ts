import { data, type LoaderFunctionArgs, type RouterContextProvider, redirect } from "react-router";
import { type Actor, hasProof } from "#domain/accounts/actor.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { servicesContext, visitorContext } from "./context.ts";

/** `url`: of the page, even if React Router requests only its data. */
export type RouteArgs = Pick<LoaderFunctionArgs, "request" | "url"> & {
  context: Readonly<RouterContextProvider>;
};

/** Guards exist for usability: each command checks permissions again. */
export function requireSignedIn({ url, context }: Omit<RouteArgs, "request">): Promise<Actor> {
  return requireActor({ context }, url.pathname + url.search);
}

export async function requireActor(
  { context }: Pick<RouteArgs, "context">,
  place: string,
): Promise<Actor> {
  const actor = await context.get(visitorContext).visitor();
  if (!actor) throw redirect(`/sign-in?next=${encodeURIComponent(place.replace(/#.*/, ""))}`);
  return actor;
}

/**
 * Signed-out visitors learn only that they must sign in, others only that they lack permission.
 */
export async function requireAllowed(args: RouteArgs, action: Permission): Promise<Actor> {
  const actor = await requireSignedIn(args);
  if (may(actor, action)) return actor;
  throw data(
    {
      title: "Your account does not have access to this",
      text: "You do not have permission to see this. If you should, ask the site team.",
      listings: [],
    },
    { status: 403 },
  );
}

/** Asks for the password before sensitive changes, then returns. */
export async function requireProof(args: RouteArgs): Promise<Actor> {
  const actor = await requireSignedIn(args);
  if (!hasProof(actor, args.context.get(servicesContext).clock()))
    throw redirect(
      `/profile/security/proof?next=${encodeURIComponent(args.url.pathname + args.url.search)}`,
    );
  return actor;
}
