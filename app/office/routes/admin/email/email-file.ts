import { notFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { fileResponse } from "#app/http/file-response.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/email-file.ts";
import { requireOutbox } from "./outbox.server.ts";

export const middleware = [authorize("email.read")];

/**
 * Returns an email as a file for any email program. It is available only without an SMTP server.
 */
export async function loader(args: Route.LoaderArgs) {
  const { outbox, mailer } = requireOutbox(args);
  const { asFile } = mailer;
  const email = asFile ? await outbox.read(readId(args.params.id)) : null;
  if (!email || !asFile) throw notFound();
  return fileResponse(await asFile(email), `mail-${email.id}.eml`, "message/rfc822");
}
