import type { Executor } from "#database/database.ts";

/** What a module keeps of a person: handed out when he asks for his data, removed or made nameless when he goes. */
export type AccountPart = {
  name: string;
  collect(db: Executor, userId: number): Promise<unknown>;
  forget(tx: Executor, userId: number): Promise<void>;
};
