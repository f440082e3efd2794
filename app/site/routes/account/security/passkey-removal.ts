import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import type { ActionArgs } from "#app/site/page.ts";
import { removePasskey } from "#domain/accounts/sign-in/passkeys.server.ts";
import { readId } from "#shared/read-id.ts";

export const middleware = [authorize("account.returnFromAction", "passkey.remove")];

export async function action(args: ActionArgs<"id">) {
  const { actor, services, from } = signedIn(args);
  const removed = await removePasskey(services, actor, readId(args.params.id), from);
  if (removed === "not-found") throw notFound();
  return redirectTo(removed === "proof-needed" ? "/profile/security/proof" : "/profile/security");
}

export function loader() {
  return redirectTo("/profile/security");
}
