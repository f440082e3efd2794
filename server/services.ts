import type { OpenDatabase } from "#database/connection.ts";
import type { Services } from "#domain/services.ts";
import type { Config } from "#platform/config.ts";
import { createSigner, readSecret } from "#platform/secret.ts";

export function createServices({ db }: OpenDatabase, config: Config): Services {
  return { db, clock: () => new Date(), formSigner: createSigner(readSecret(config), "form") };
}
