import { openIfReadable } from "#platform/encryption.ts";
import type { SpecialDeps } from "../deps.ts";

/** Null if another secret encrypted it. */
export const readCode = (
  { claimSealer }: Pick<SpecialDeps, "claimSealer">,
  { code }: { code: string },
) => openIfReadable(claimSealer, code);
