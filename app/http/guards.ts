import { data, type RouterContextProvider, redirect } from "react-router";
import { type Actor, hasProof } from "#domain/accounts/actor.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { servicesContext, visitingContext } from "./context.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Guards are comfort: each command looks again. */
export function requireSignedIn({ request, context }: Asked): Promise<Actor> {
  return requireActor({ context }, pathOf(request));
}

/** A stranger signs in and comes to a place. */
export async function requireActor(
  { context }: Pick<Asked, "context">,
  place: string,
): Promise<Actor> {
  const actor = await context.get(visitingContext).visitor();
  if (!actor) throw redirect(`/sign-in?next=${encodeURIComponent(place.replace(/#.*/, ""))}`);
  return actor;
}

/** For pages of which a stranger may not know more than that he has to sign in, and others no more than that they may not. */
export async function requireAllowed(asked: Asked, action: Permission): Promise<Actor> {
  const actor = await requireSignedIn(asked);
  if (may(actor, action)) return actor;
  throw data(
    {
      title: "This is not for your account",
      text: "Somebody else looks after this. If it should be you, ask the webmaster.",
      medSpas: [],
    },
    { status: 403 },
  );
}

/** The page that was asked for, of which React Router may have asked for the data alone. */
function pathOf(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_routes");
  const path = pathname.replace(/\.data$/, "");
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/** For pages that change something sensitive: asks for the password first, and comes back. */
export async function requireProof(asked: Asked): Promise<Actor> {
  const actor = await requireSignedIn(asked);
  if (!hasProof(actor, asked.context.get(servicesContext).clock()))
    throw redirect(`/profile/security/proof?next=${encodeURIComponent(pathOf(asked.request))}`);
  return actor;
}
