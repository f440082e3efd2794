import type { Executor } from "#database/database.ts";
import type { Sealer } from "#platform/encryption.ts";
import type { Passwords } from "#platform/passwords.ts";
import type { AccountPart } from "./account-part.ts";

/** What commands about accounts touch. */
export type AccountTouches = {
  db: Executor;
  clock: () => Date;
  passwords: Passwords;
  mailSealer: Sealer;
  codeSealer: Sealer;
  /** A text that stands for another in keys, and from which the other cannot be found. */
  fingerprint: (text: string) => string;
  siteUrl: string;
  /** Whether demonstration data is loaded: then an operator may do without a second factor. */
  isDemo: () => Promise<boolean>;
  /** What other modules keep of a person. */
  accountParts: AccountPart[];
};
