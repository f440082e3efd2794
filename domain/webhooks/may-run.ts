import type { Visitor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";

export const mayRunWebhooks = (visitor: Visitor, medSpaId: number | null) =>
  medSpaId === null
    ? may(visitor, "siteWebhooks.manage")
    : may(visitor, "webhooks.create", { medSpaId });
