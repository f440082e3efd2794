import type { Executor } from "#database/database.ts";
import type { Encryptor } from "#platform/encryption.ts";
import type { Passwords } from "#platform/passwords.ts";
import type { AccountPart } from "./account-part.ts";

export type AccountDeps = {
  db: Executor;
  clock: () => Date;
  passwords: Passwords;
  emailEncryptor: Encryptor;
  codeEncryptor: Encryptor;
  /** Keyed one-way hash for use in keys. */
  fingerprint: (text: string) => string;
  siteUrl: string;
  /** True if demo data is loaded. Admins may then skip the second factor. */
  isDemo: () => Promise<boolean>;
  /** Personal data of other modules. */
  accountParts: AccountPart[];
};

/** Dependencies of modules whose visitors' messages are limited and lead to emails with links. */
export type MessagingDeps = Pick<
  AccountDeps,
  "db" | "clock" | "fingerprint" | "emailEncryptor" | "siteUrl"
>;
