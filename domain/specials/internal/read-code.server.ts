import { decryptIfReadable } from "#platform/encryption.ts";
import type { SpecialDeps } from "../deps.ts";

/** Null if another secret encrypted it. */
export const decryptVoucherCode = (
  { claimSealer }: Pick<SpecialDeps, "claimSealer">,
  { code }: { code: string },
) => decryptIfReadable(claimSealer, code);
