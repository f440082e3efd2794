import { AsyncLocalStorage } from "node:async_hooks";

export type ActorContext = {
  /** Null for an anonymous visitor, or the site itself. */
  userId: number | null;
  role: string;
  /** Admin who views the site as this person. */
  adminId: number | null;
  /** "POST /admin/claims", "job send emails", "command seed". */
  readonly operation: string;
  requestId: string | null;
};

const store = new AsyncLocalStorage<ActorContext>();

export const currentAuditActor = () => store.getStore() ?? null;

/** Awaits inside, because Drizzle runs a query only once it is awaited. */
export const runAsActor = <Result>(
  who: ActorContext,
  work: () => PromiseLike<Result>,
): Promise<Result> => store.run(who, async () => await work());

export const runAsSite = <Result>(
  operation: string,
  work: () => PromiseLike<Result>,
): Promise<Result> =>
  runAsActor({ userId: null, role: "site", adminId: null, operation, requestId: null }, work);

/** Sets the actor of the audit log. Call as soon as the user is known. */
export function setAuditActor(named: Pick<ActorContext, "userId" | "role" | "adminId">) {
  Object.assign(store.getStore() ?? {}, named);
}
