import { ageOf } from "#shared/age-of.ts";
import {
  adminBackupsPath,
  adminContactSettingsPath,
  adminImportPath,
  adminJobsPath,
  adminOutboxPath,
} from "#shared/paths.ts";

export type SiteHealth = {
  failingJobs: string[];
  /** `refusal`: latest SMTP response for a queued email. */
  emails: { waiting: number; failed: number; oldestWaiting: Date | null; refusal: string | null };
  failedImports: { id: number; name: string }[];
  lacksSenderAddress: boolean;
  lastBackup: Date | null;
};

const hour = 3_600_000;
const day = 24 * hour;
/** Short SMTP outages are not reported. */
const patienceWithEmails = hour;
const patienceWithBackups = 2 * day;

/** Problems for an admin to check, each with a link. Empty is good. */
export function listHealthProblems(
  { failingJobs, emails, failedImports, lacksSenderAddress, lastBackup }: SiteHealth,
  now: Date,
): { text: string; path: string }[] {
  const age = (at: Date) => now.getTime() - at.getTime();
  return [
    ...(failingJobs.length > 0
      ? [{ text: `Failing: ${failingJobs.join(", ")}`, path: adminJobsPath }]
      : []),
    ...failedImports.map(({ id, name }) => ({
      text: `The import of ${name} stopped before it finished`,
      path: adminImportPath(id),
    })),
    ...(lacksSenderAddress
      ? [
          {
            text: "Mailings are on hold, and invoices show an example address: enter your own postal address",
            path: adminContactSettingsPath,
          },
        ]
      : []),
    ...(emails.failed > 0
      ? [
          {
            text: `${emails.failed === 1 ? "An email was" : `${emails.failed} emails were`} given up`,
            path: adminOutboxPath("failed"),
          },
        ]
      : []),
    ...(emails.refusal
      ? [
          {
            text: `The SMTP server refuses emails: ${emails.refusal}`,
            path: adminOutboxPath("waiting"),
          },
        ]
      : []),
    ...(emails.oldestWaiting && age(emails.oldestWaiting) > patienceWithEmails
      ? [
          {
            text: `An email has been queued for a long time (${ageOf(emails.oldestWaiting, now).age.toLowerCase()})`,
            path: adminOutboxPath("waiting"),
          },
        ]
      : []),
    ...(lastBackup === null
      ? [{ text: "There is no backup yet: make the first one", path: adminBackupsPath }]
      : age(lastBackup) > patienceWithBackups
        ? [{ text: "The last backup is older than two days", path: adminBackupsPath }]
        : []),
  ];
}
