import { decryptIfReadable } from "#platform/encryption.ts";
import type { SpecialDeps } from "../deps.ts";

/** Null if another secret encrypted it. */
export const decryptVoucherCode = (
  { voucherEncryptor }: Pick<SpecialDeps, "voucherEncryptor">,
  { code }: { code: string },
) => decryptIfReadable(voucherEncryptor, code);
