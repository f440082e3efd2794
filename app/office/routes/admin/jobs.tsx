import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { PostButton } from "#app/office/components/ui/post-button.tsx";
import { ResourceTable } from "#app/office/components/ui/resource-table.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { listJobs, requestJobRun } from "#domain/jobs/list-jobs.server.ts";
import { pick } from "#shared/pick.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/jobs.ts";

const path = "/admin/jobs";

const inWords = (at: Date | null) => (at ? momentInWords(at) : null);

export const middleware = [authorize("jobs.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const now = services.clock();
  const jobs = (await listJobs(services, actor)) ?? [];
  return {
    jobs: jobs.map(({ name, finishedAt, lastErrorAt, dueAt, ...job }) => ({
      id: name,
      ...pick(job, ["did", "failures", "runs", "lastError"]),
      finished: inWords(finishedAt),
      failed: inWords(lastErrorAt),
      due: dueAt <= now ? null : momentInWords(dueAt),
    })),
  };
}

export const action = officeAction({
  run: async ({ services, actor, form }) => {
    const wanted = form.get("name");
    const job = (await listJobs(services, actor))?.find(({ name }) => name === wanted);
    if (!job) return { outcome: "not-found" };
    await requestJobRun(services, actor, job.name);
    return { outcome: "requested", name: job.name };
  },
  done: {
    requested: ({ name }) => ({
      title: `Requested: ${name}`,
      text: "It runs within seconds. Reload this page to see the result.",
    }),
  },
});

export const meta = privatePage("Jobs");

export default function Jobs({ loaderData: { jobs } }: Route.ComponentProps) {
  const failing = jobs.filter(({ failures }) => failures > 0).length;
  return (
    <AdminPage
      title="Jobs"
      lead={
        failing > 0
          ? `${failing} of ${jobs.length} failed on their last run; each is retried automatically.`
          : "All recurring jobs succeeded on their last run."
      }
    >
      <div className="mt-8">
        <ResourceTable
          label="Jobs"
          rows={jobs}
          columns={[
            { name: "Job", cell: (job) => <JobFacts {...job} /> },
            { name: "Last run", cell: ({ finished }) => finished ?? "Not run yet" },
            { name: "Next run", cell: ({ due }) => due ?? "Due now" },
            {
              name: "Run",
              isUnnamed: true,
              cell: ({ id }) => (
                <PostButton action={path} fields={{ name: id }} of={id}>
                  Run now
                </PostButton>
              ),
            },
          ]}
        />
      </div>
    </AdminPage>
  );
}

function JobFacts(job: Route.ComponentProps["loaderData"]["jobs"][number]) {
  const { id, did, failures, lastError, runs, failed } = job;
  return (
    <>
      <span className="block font-semibold first-letter:uppercase">{id}</span>
      <span className="block text-sm text-muted">
        {plural(runs, "run")}
        {did && `, the last one with a result: ${did}`}
      </span>
      {failures > 0 && (
        <span className="block text-sm text-coral">
          Failed {failures === 1 ? "once" : `${failures} times`} in a row, last {failed}:{" "}
          {lastError}
        </span>
      )}
    </>
  );
}
