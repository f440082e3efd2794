import { eq } from "drizzle-orm";
import type { z } from "zod";
import { pickColumns } from "#database/pick-columns.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import type { profileSchema } from "./account-input.ts";
import type { Actor } from "./actor.ts";
import type { AccountDeps } from "./deps.ts";

type Deps = Pick<AccountDeps, "db">;

const profileColumns = {
  ...pickColumns(users, "name", "email", "location", "phone", "instagram"),
  joinedAt: users.createdAt,
};

export async function findProfile({ db }: Deps, actor: Actor) {
  const [found] = await db.select(profileColumns).from(users).where(eq(users.id, actor.userId));
  if (!found) throw new Error(`No account ${actor.userId}`);
  return { ...found, email: found.email ?? "" };
}

export async function saveProfile(
  { db }: Deps,
  actor: Actor,
  profile: z.infer<typeof profileSchema>,
) {
  await db.update(users).set(profile).where(eq(users.id, actor.userId));
}
