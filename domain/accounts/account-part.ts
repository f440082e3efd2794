import type { Executor } from "#database/database.ts";

/** Something that a person did, for his own page. */
export type Activity = { at: Date; text: string; href?: string };

/** What a module keeps of a person: handed out when he asks for his data, removed or made nameless when he goes. */
export type AccountPart = {
  name: string;
  collect(db: Executor, userId: number): Promise<unknown>;
  forget(tx: Executor, userId: number): Promise<void>;
  /** Ends what acts in the person's name without their password. */
  endAccess?(tx: Executor, userId: number): Promise<void>;
  /** Ends what the person set up at a listing that they no longer run. */
  leaveListing?(tx: Executor, left: { userId: number; medSpaId: number; at: Date }): Promise<void>;
  /** What he did lately, the latest first. */
  recent?(db: Executor, userId: number, most: number): Promise<Activity[]>;
};
