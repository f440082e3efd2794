import { AsyncLocalStorage } from "node:async_hooks";

export type Acting = {
  /** Null for an anonymous visitor, or the site itself. */
  userId: number | null;
  role: string;
  /** Admin who views the site as this person. */
  operatorId: number | null;
  /** "POST /admin/claims", "job send mail", "command seed". */
  readonly operation: string;
  requestId: string | null;
};

const store = new AsyncLocalStorage<Acting>();

export const acting = () => store.getStore() ?? null;

/** Awaits inside, because Drizzle runs a query only once it is awaited. */
export const actAs = <Result>(who: Acting, work: () => PromiseLike<Result>): Promise<Result> =>
  store.run(who, async () => await work());

export const actAsSite = <Result>(
  operation: string,
  work: () => PromiseLike<Result>,
): Promise<Result> =>
  actAs({ userId: null, role: "site", operatorId: null, operation, requestId: null }, work);

/** Call as soon as the user is known. */
export function nameActing(named: Pick<Acting, "userId" | "role" | "operatorId">) {
  Object.assign(store.getStore() ?? {}, named);
}
