import { redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import type { ActionArgs } from "#app/site/page.ts";
import { signOut } from "#domain/accounts/sessions/sessions.server.ts";

export const middleware = [authorize("session.end")];

export async function action({ context }: ActionArgs) {
  const { from, cookies, visitor } = context.get(visitorContext);
  const actor = await visitor();
  if (actor) await signOut(context.get(servicesContext), actor, from);
  return redirectTo("/", cookies.close());
}

/** Redirects without signing out: a link must not sign anyone out. */
export function loader() {
  return redirectTo("/");
}
