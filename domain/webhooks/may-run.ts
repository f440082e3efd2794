import type { Visitor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";

/** Endpoints of a listing, or of the whole site where there is none. */
export const mayRunWebhooks = (visitor: Visitor, medSpaId: number | null) =>
  medSpaId === null
    ? may(visitor, "siteWebhooks.manage")
    : may(visitor, "webhooks.create", { medSpaId });
