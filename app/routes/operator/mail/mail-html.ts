import { servicesContext } from "#app/context.ts";
import { requireAllowed } from "#app/guards.ts";
import { letterPage } from "#app/letter-page.server.ts";
import { missing } from "#app/missing.server.ts";
import { readMail } from "#domain/mail/outbox.server.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/mail-html.ts";

/** While there is no mail server, as a mail program draws it. */
export async function loader(asked: Route.LoaderArgs) {
  await requireAllowed(asked, "see mails");
  const services = asked.context.get(servicesContext);
  const mail = services.mailer.asFile ? await readMail(services, readId(asked.params.id)) : null;
  if (!mail) throw await missing(services);
  return letterPage(mail.html);
}
