import { letterPage } from "#app/letter-page.server.ts";
import { missing } from "#app/missing.server.ts";
import { requireOutbox } from "#app/outbox.server.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/mail-html.ts";

/** While there is no mail server, as a mail program draws it. */
export async function loader(asked: Route.LoaderArgs) {
  const { outbox, mailer, services } = await requireOutbox(asked);
  const mail = mailer.asFile ? await outbox.read(readId(asked.params.id)) : null;
  if (!mail) throw await missing(services);
  return letterPage(mail.html);
}
