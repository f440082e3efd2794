import type { Executor } from "#database/database.ts";

export type AccountActivity = { at: Date; text: string; href?: string };

/** Personal data of a module: exported on request, deleted or anonymized with the account. */
export type AccountPart = {
  name: string;
  collect(db: Executor, userId: number): Promise<unknown>;
  erase(tx: Executor, userId: number): Promise<void>;
  /** Revokes access that works without the user's password. */
  endAccess?(tx: Executor, userId: number): Promise<void>;
  /** Revokes what the user set up at a listing that they no longer run. */
  leaveListing?(tx: Executor, left: { userId: number; listingId: number; at: Date }): Promise<void>;
  recent?(db: Executor, userId: number, most: number): Promise<AccountActivity[]>;
};
