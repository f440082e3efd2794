import { openDatabase } from "#database/connection.ts";
import type { Config } from "#platform/config.ts";
import type { Logger } from "#platform/logger.ts";
import { tryLanguage } from "#platform/run-in-language.ts";
import { requireMatchingSecret } from "./check-secret.ts";
import { createServices } from "./services.ts";

/** Opens the database and all services after checking the secret. */
export async function openSite(config: Config, logger: Logger) {
  if (config.triedLanguage) tryLanguage(config.triedLanguage);
  const database = await openDatabase(config, logger);
  try {
    await requireMatchingSecret(database.db, config);
    return { database, services: createServices(database, config, logger) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
