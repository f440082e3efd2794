import type { Visitor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";

export const mayRunWebhooks = (visitor: Visitor, listingId: number | null) =>
  listingId === null
    ? may(visitor, "siteWebhooks.manage")
    : may(visitor, "webhooks.create", { listingId });
