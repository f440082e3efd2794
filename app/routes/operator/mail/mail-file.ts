import { servicesContext } from "#app/context.ts";
import { requireAllowed } from "#app/guards.ts";
import { missing } from "#app/missing.server.ts";
import { readMail } from "#domain/mail/outbox.server.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/mail-file.ts";

/** While there is no mail server, for any mail program. */
export async function loader(asked: Route.LoaderArgs) {
  await requireAllowed(asked, "see mails");
  const services = asked.context.get(servicesContext);
  const { asFile } = services.mailer;
  const mail = asFile ? await readMail(services, readId(asked.params.id)) : null;
  if (!mail || !asFile) throw await missing(services);
  return new Response(await asFile(mail), {
    headers: { "content-type": "message/rfc822", "content-disposition": `attachment; filename="mail-${mail.id}.eml"`, "cache-control": "private, no-store" },
  });
}
