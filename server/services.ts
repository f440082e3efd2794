import type { OpenDatabase } from "#database/connection.ts";
import type { Services } from "#domain/services.ts";

export function createServices({ db }: OpenDatabase): Services {
  return { db, clock: () => new Date() };
}
