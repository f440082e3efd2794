import { AsyncLocalStorage } from "node:async_hooks";

/** Who is behind what is done now, for the log of changes. */
export type Acting = {
  /** Null: a stranger, or the site itself. */
  userId: number | null;
  role: string;
  /** The webmaster who sees the site as this person. */
  operatorId: number | null;
  /** "POST /admin/claims", "job send mail", "command seed". */
  readonly operation: string;
  requestId: string | null;
};

const store = new AsyncLocalStorage<Acting>();

export const acting = () => store.getStore() ?? null;

/** Awaited here, since a query is asked only once somebody waits for it. */
export const actAs = <Result>(who: Acting, work: () => PromiseLike<Result>): Promise<Result> =>
  store.run(who, async () => await work());

/** The site's own work: nobody asked for it at this moment. */
export const actAsSite = <Result>(
  operation: string,
  work: () => PromiseLike<Result>,
): Promise<Result> =>
  actAs({ userId: null, role: "site", operatorId: null, operation, requestId: null }, work);

/** Called as soon as it is known who asks. */
export function nameActing(named: Pick<Acting, "userId" | "role" | "operatorId">) {
  Object.assign(store.getStore() ?? {}, named);
}
