import type { OpenDatabase } from "#database/connection.ts";
import { keepSearchLog } from "#domain/search/log-search.server.ts";
import { keepReference } from "#domain/search/reference.server.ts";
import type { Services } from "#domain/services.ts";
import type { Config } from "#platform/config.ts";
import { createSigner, readSecret } from "#platform/secret.ts";

export function createServices({ db, changes }: OpenDatabase, config: Config): Services {
  const reference = keepReference({ db });
  changes.onChange(reference.hear);
  const clock = () => new Date();
  return { db, clock, formSigner: createSigner(readSecret(config), "form"), reference: reference.read, searches: keepSearchLog({ db, clock }) };
}
