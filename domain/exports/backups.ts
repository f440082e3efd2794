export type Backups = {
  /** Newest first. */
  list(): Promise<{ name: string; bytes: number; at: Date }[]>;
  make(): Promise<void>;
};

export const backupJob = "back up the site";
