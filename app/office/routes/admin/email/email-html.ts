import { requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/email-html.ts";
import { emailPageResponse } from "./email-page.server.ts";
import { requireOutbox } from "./outbox.server.ts";

export const middleware = [authorize("email.read")];

/**
 * Returns an email as an email program would render it. It is available only without an SMTP
 * server.
 */
export async function loader(args: Route.LoaderArgs) {
  const { outbox, mailer } = requireOutbox(args);
  const email = requireFound(mailer.asFile ? await outbox.read(readId(args.params.id)) : null);
  return emailPageResponse(email.html);
}
