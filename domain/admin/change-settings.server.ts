import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { removeSetting, writeSetting } from "#domain/settings/settings.server.ts";
import type { SettingName, Settings } from "#domain/settings/settings.ts";

type Deps = { db: Executor; clock: () => Date };

/** Takes effect at once in every process, page, and email. */
export async function saveSetting<Name extends SettingName>(
  { db, clock }: Deps,
  actor: Actor,
  name: Name,
  value: Settings[Name],
) {
  if (!may(actor, "settings.manage")) return "forbidden" as const;
  await db.transaction((tx) => writeSetting(tx, clock(), name, value));
  return "saved" as const;
}

export async function resetSetting({ db }: Pick<Deps, "db">, actor: Actor, name: SettingName) {
  if (!may(actor, "settings.manage")) return "forbidden" as const;
  await db.transaction((tx) => removeSetting(tx, name));
  return "saved" as const;
}
