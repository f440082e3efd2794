import type { Executor } from "#database/database.ts";
import { readSettings } from "#domain/settings/settings.server.ts";
import type { Mailer } from "#integrations/email/mailer.ts";
import { brand } from "#site/brand.ts";

/**
 * Reports whether the sender's postal address is missing, which the law requires in bulk email.
 * With an SMTP server configured, the example in site/ is not enough.
 */
export async function lacksSenderAddress({
  db,
  mailer,
}: {
  db: Executor;
  mailer: Pick<Mailer, "asFile">;
}) {
  if (mailer.asFile) return false;
  return (await readSettings({ db })).contact.postalAddress === brand.postalAddress;
}
