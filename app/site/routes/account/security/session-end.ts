import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import type { ActionArgs } from "#app/site/page.ts";
import { endSession } from "#domain/accounts/sessions/sessions.server.ts";
import { readId } from "#shared/read-id.ts";

export const middleware = [authorize("account.returnFromAction", "session.endOther")];

export async function action(args: ActionArgs<"id">) {
  const { actor, services } = signedIn(args);
  if ((await endSession(services, actor, readId(args.params.id))) === "not-found") throw notFound();
  return redirectTo("/profile/security");
}

export function loader() {
  return redirectTo("/profile/security");
}
