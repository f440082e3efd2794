import { type Actor, hasProof } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import type { Permission } from "../policy/permissions.ts";
import { may } from "../policy/policy.ts";

export type SensitiveRefusal = "forbidden" | "proof-needed";

/** Refuses sensitive actions without the permission or a recent password check. */
export function checkSensitiveAction(
  { clock }: Pick<AccountDeps, "clock">,
  actor: Actor,
  action: Permission,
): SensitiveRefusal | null {
  if (!may(actor, action)) return "forbidden";
  return hasProof(actor, clock()) ? null : "proof-needed";
}
