import { eq } from "drizzle-orm";
import type { Executor, Transaction } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { settings } from "#database/schema/settings.ts";
import { type CachedValue, createTaggedCache } from "#platform/tagged-cache.ts";
import {
  type ClosableIntake,
  isSettingName,
  type SettingName,
  type Settings,
  settingSchemas,
  settingsTag,
} from "./settings.ts";
import { siteSettings } from "./site-settings.ts";

export type SettingsCache = CachedValue<Settings>;

/** Creates the cache of the settings. Inside a transaction, use `readSettings`. */
export function createSettingsCache({ db }: { db: Executor }): SettingsCache {
  return createTaggedCache([settingsTag], () => readSettings({ db }));
}

export async function readSettings({ db }: { db: Executor }): Promise<Settings> {
  const rows = await db.select({ name: settings.name, value: settings.value }).from(settings);
  return rows.reduce(
    (all, { name, value }) => (isSettingName(name) ? withRow(all, name, value) : all),
    siteSettings,
  );
}

/** Ignores rows of another version that this one cannot parse, so that the site stays up. */
function withRow(all: Settings, name: SettingName, value: unknown): Settings {
  const read = settingSchemas[name].safeParse(value);
  return read.success ? { ...all, [name]: read.data } : all;
}

/** Finds the message for visitors while a feature is closed; null while it is open. */
export async function findClosedText({ db }: { db: Executor }, intake: ClosableIntake) {
  const { taken, words } = (await readSettings({ db }))[intake];
  return taken === "no" ? words : null;
}

/** Lists the settings that override site/. */
export async function listOverriddenSettings({ db }: { db: Executor }) {
  return (await db.select({ name: settings.name }).from(settings)).map(({ name }) => name);
}

export async function writeSetting<Name extends SettingName>(
  tx: Transaction,
  now: Date,
  name: Name,
  value: Settings[Name],
) {
  const row = { value, changedAt: now };
  await tx
    .insert(settings)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: settings.name, set: row });
  await invalidateTags(tx, [settingsTag]);
}

export async function removeSetting(tx: Transaction, name: SettingName) {
  await tx.delete(settings).where(eq(settings.name, name));
  await invalidateTags(tx, [settingsTag]);
}
