import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { Problems } from "#app/office/components/admin/problems.tsx";
import { FigureTable } from "#app/office/components/analytics/figure-table.tsx";
import { ReportSection } from "#app/office/components/analytics/report-section.tsx";
import { Figures } from "#app/office/components/ui/figures.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { findHealth } from "#domain/admin/find-health.server.ts";
import { listHealthProblems } from "#domain/admin/health.ts";
import type { Route } from "./+types/health.ts";

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const number = (value: number) => Math.round(value).toLocaleString("en-US");

export const middleware = [authorize("jobs.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const health = permitted(await findHealth(services, actor));
  const { jobs, failingJobs, emails, sentEmails, backups, lastBackup } = health;
  /** Estimates of the database, which some never make. */
  const hasRowCounts = health.tables.some(({ rows }) => rows !== null);
  return {
    problems: listHealthProblems(health, services.clock()),
    figures: [
      {
        name: "Recurring jobs",
        value: number(jobs),
        note: failingJobs.length === 0 ? "all well" : `${failingJobs.length} failing`,
      },
      {
        name: "Emails sent",
        value: number(sentEmails),
        note: `${number(emails.waiting)} waiting, ${number(emails.failed)} failed`,
      },
      {
        name: "Backups",
        value: number(backups),
        note: lastBackup ? `last ${momentInWords(lastBackup)}` : "none yet",
      },
      { name: "Photos", value: number(health.pictures) },
      { name: "Database", value: megabytes(health.databaseBytes) },
      { name: "Memory", value: megabytes(process.memoryUsage.rss()), note: "of this process" },
      {
        name: "Running for",
        value: `${number(process.uptime() / 60)} min`,
        note: `Node ${process.versions.node}`,
      },
    ],
    hasRowCounts,
    tables: health.tables.map(({ name, bytes, rows }) => ({
      name,
      cells: [megabytes(bytes), ...(hasRowCounts ? [rows === null ? "–" : number(rows)] : [])],
      bar: bytes,
    })),
  };
}

export const meta = privatePage("Health");

export default function HealthPage({
  loaderData: { problems, figures, hasRowCounts, tables },
}: Route.ComponentProps) {
  return (
    <AdminPage
      title="Health"
      lead={problems.length === 0 ? "Nothing needs your attention." : "This needs attention."}
    >
      <div className="mt-8 grid gap-10 *:min-w-0">
        <Problems problems={problems} />
        <Figures figures={figures} />
        <ReportSection
          title="Largest tables"
          text={
            hasRowCounts
              ? "With their indexes. The database estimates the number of rows."
              : "With their indexes."
          }
        >
          <FigureTable
            label="Tables"
            head={["Table", "Size", ...(hasRowCounts ? ["Rows"] : [])]}
            rows={tables}
          />
        </ReportSection>
      </div>
    </AdminPage>
  );
}
