import { eq } from "drizzle-orm";
import type { Executor, Transaction } from "#database/database.ts";
import { announceChange } from "#database/invalidation.ts";
import { settings } from "#database/schema/settings.ts";
import { type Kept, keepUntil } from "#platform/kept.ts";
import {
  type Door,
  isSettingName,
  type SettingName,
  type Settings,
  settingSchemas,
  settingsTag,
  siteSettings,
} from "./settings.ts";

export type SettingsKept = Kept<Settings>;

/** Inside a transaction, use `readSettings`. */
export function keepSettings({ db }: { db: Executor }): SettingsKept {
  return keepUntil([settingsTag], () => readSettings({ db }));
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

/** Message for visitors while a feature is closed; null while it is open. */
export async function wordsOfClosed({ db }: { db: Executor }, door: Door) {
  const { taken, words } = (await readSettings({ db }))[door];
  return taken === "no" ? words : null;
}

/** Names of settings that override site/. */
export async function namesOfSet({ db }: { db: Executor }) {
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
  await announceChange(tx, [settingsTag]);
}

export async function removeSetting(tx: Transaction, name: SettingName) {
  await tx.delete(settings).where(eq(settings.name, name));
  await announceChange(tx, [settingsTag]);
}
