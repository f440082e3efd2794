import { openIfReadable } from "#platform/encryption.ts";
import type { SpecialTouches as SpecialDeps } from "../deps.ts";

/** Null where it was encrypted with another secret. */
export const readCode = (
  { claimSealer }: Pick<SpecialDeps, "claimSealer">,
  { code }: { code: string },
) => openIfReadable(claimSealer, code);
