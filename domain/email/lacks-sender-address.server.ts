import type { Executor } from "#database/database.ts";
import { readSettings } from "#domain/settings/settings.server.ts";
import type { Mailer } from "#integrations/email/mailer.ts";
import { brand } from "#site/brand.ts";

/** Mailings carry the sender's postal address by law. With a mail server set, the example of site/ does not do. */
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
