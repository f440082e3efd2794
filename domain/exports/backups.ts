/** The backups that the site keeps of itself. Each was read again when it was made. */
export type Backups = {
  /** The newest first. */
  list(): Promise<{ name: string; bytes: number; at: Date }[]>;
  make(): Promise<void>;
};

export const backupJob = "back up the site";
