import { existsSync } from "node:fs";
import { isNotNull } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import {
  addSecretCheck,
  findSecretCheck,
  replaceSecretCheck,
} from "#domain/settings/secret-check.server.ts";
import type { Config } from "#platform/config.ts";
import { createEncryptor, decryptIfReadable } from "#platform/encryption.ts";
import { classifyOutage } from "#platform/out-of-service.ts";
import { readSecret, secretFileOf } from "#platform/secret.ts";
import { StartFailure } from "#platform/start-failure.ts";

const word = "This secret fits.";
const encryptorOf = (secret: string) => createEncryptor(secret, "check of the secret");

type SecretConfig = Pick<Config, "secret" | "dataDir">;

/** Stops startup with a wrong secret; unreadable encrypted data would otherwise go unnoticed. */
export async function requireMatchingSecret(db: Database, config: SecretConfig) {
  const file = secretFileOf(config);
  const isMissing = !config.secret && !existsSync(file);
  const known = await findSecretCheck({ db });
  if (isMissing && (known !== null || (await hasAccounts(db))))
    throw new StartFailure(
      `${file} is missing, but this database was set up with it. Put the file back (a backup contains it), or set SECRET.${elsewise}`,
    );
  const secret = readSecret(config);
  const encrypted = known ?? (await writeCheck(db, secret));
  if (encrypted !== null && decryptIfReadable(encryptorOf(secret), encrypted) !== word)
    throw new StartFailure(
      `${config.secret ? "SECRET" : file} does not match this database: its encrypted data cannot be read. Set the secret it was set up with.${elsewise}`,
    );
}

const elsewise = " If it is lost: npm run site -- accept-secret";

/** Continues after a lost secret: encrypted data stays unreadable, everything else works. */
export async function acceptSecret(db: Database, config: SecretConfig) {
  await replaceSecretCheck({ db }, encryptorOf(readSecret(config)).seal(word));
}

async function writeCheck(db: Database, secret: string) {
  try {
    await addSecretCheck({ db }, encryptorOf(secret).seal(word));
  } catch (error) {
    // On a full disk, the site starts read-only.
    if (classifyOutage(error) !== "full") throw error;
    return null;
  }
  return findSecretCheck({ db });
}

async function hasAccounts(db: Database) {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(isNotNull(users.email))
    .limit(1);
  return account !== undefined;
}
