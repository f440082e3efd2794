import { decryptIfReadable } from "#platform/encryption.ts";
import type { SpecialDeps } from "../deps.ts";

/** Null if another secret encrypted it. */
export const decryptVoucherCode = (
  { claimEncryptor }: Pick<SpecialDeps, "claimEncryptor">,
  { code }: { code: string },
) => decryptIfReadable(claimEncryptor, code);
