import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { RefreshWhileWorking } from "#app/office/components/ui/progress.tsx";
import { ResourceList } from "#app/office/components/ui/resource-list.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { backupJob } from "#domain/exports/backups.ts";
import { listJobs, requestJobRun } from "#domain/jobs/list-jobs.server.ts";
import type { Route } from "./+types/backups.ts";

const path = "/admin/backups";

type Times = { dueAt: Date; startedAt: Date | null; finishedAt: Date | null };

/**
 * Reports whether a backup is requested or running. One that crashed counts until its lease
 * expires.
 */
function isUnderWay({ dueAt, startedAt, finishedAt }: Times, now: Date) {
  return dueAt <= now || (startedAt !== null && (finishedAt === null || finishedAt < startedAt));
}

export const middleware = [authorize("jobs.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const job = (await listJobs(services, actor))?.find(({ name }) => name === backupJob);
  const backups = await services.backups.list();
  return {
    isRunning: job !== undefined && isUnderWay(job, services.clock()),
    failed: job && job.failures > 0 ? job.lastError : null,
    next: job && job.dueAt > services.clock() ? momentInWords(job.dueAt) : null,
    backups: backups.map(({ name, bytes, at }) => ({
      id: name,
      size: `${(bytes / 2 ** 20).toFixed(1)} MB`,
      at: momentInWords(at),
    })),
  };
}

export const action = officeAction({
  run: async ({ services, actor }) => {
    await requestJobRun(services, actor, backupJob);
    return "requested";
  },
  done: { requested: {} },
});

export const meta = privatePage("Backups");

export default function BackupsPage({
  loaderData: { isRunning, failed, next, backups },
}: Route.ComponentProps) {
  return (
    <AdminPage
      title="Backups"
      lead="All data of the site, in one file, from a single moment. Created each day while the site runs, and verified right away; the last seven are kept."
      problem={failed ? `The last backup failed: ${failed}` : undefined}
    >
      {isRunning && (
        <RefreshWhileWorking>
          <Notice title="A backup is running" text="It appears below once it is verified." />
        </RefreshWhileWorking>
      )}
      <Form
        method="post"
        action={path}
        className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3"
      >
        {!isRunning && <Button>Back up now</Button>}
        {!isRunning && next && (
          <span className="text-sm text-muted">Next automatic backup: {next}</span>
        )}
      </Form>
      <ResourceList
        label="Backups"
        path={path}
        one="backup"
        rows={backups}
        columns={[
          {
            name: "Time",
            cell: ({ id, at }) => (
              <>
                {at}
                <span className="block text-sm text-muted">DATA_DIR/backups/{id}</span>
              </>
            ),
          },
          { name: "Size", isNumber: true, cell: ({ size }) => size },
          { name: "State", cell: () => "Verified" },
        ]}
        empty={{
          title: "No backups yet",
          text: "The first one runs six hours after the first start. You can also back up now.",
        }}
      />
      <TitledSection
        id="restoring"
        title="How to restore"
        className="mt-10 border-t border-line pt-6"
      >
        <p className="measure mt-3 text-muted">
          Stop the site, then <code>npm run site -- restore FILE --replace</code>. The previous
          database is kept next to it as <code>database.before-restore</code>. With PostgreSQL,
          restore into a new database and point <code>DATABASE_URL</code> at it. Copy backups to
          another machine: they contain secrets.
        </p>
      </TitledSection>
    </AdminPage>
  );
}
