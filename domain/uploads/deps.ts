import type { AccountDeps } from "#domain/accounts/deps.ts";
import type { Storage } from "#integrations/storage/storage.ts";
import type { Images } from "#platform/images.ts";

export type UploadDeps = Pick<AccountDeps, "db" | "clock" | "fingerprint"> & {
  images: Images;
  storage: Storage;
};
