import { Form } from "react-router";
import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
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
    jobs: jobs.map(({ finishedAt, lastErrorAt, dueAt, ...job }) => ({
      ...pick(job, ["name", "did", "failures", "runs", "lastError"]),
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
      <ul className="mt-8 border-b border-line">
        {jobs.map((job) => (
          <JobLine key={job.name} {...job} />
        ))}
      </ul>
    </AdminPage>
  );
}

function JobLine(job: Route.ComponentProps["loaderData"]["jobs"][number]) {
  const { name, did, failures, lastError, runs, finished, failed, due } = job;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-8 gap-y-2 border-t border-line py-4 lg:grid-cols-[1fr_20rem_auto]">
      <div className="min-w-0">
        <Heading size="sm" className="first-letter:uppercase">
          {name}
        </Heading>
        <p className="text-sm text-muted wrap-anywhere">
          {plural(runs, "run")}
          {did && `, the last one with a result: ${did}`}
        </p>
        {failures > 0 && (
          <p className="mt-1 text-sm text-coral wrap-anywhere">
            Failed {failures === 1 ? "once" : `${failures} times`} in a row, last {failed}:{" "}
            {lastError}
          </p>
        )}
      </div>
      <p className="text-sm text-muted max-lg:col-span-2 max-lg:row-start-2">
        <span className="block">{finished ? `Last ${finished}` : "Not run yet"}</span>
        <span className="block">{due ? `Next ${due}` : "Due now"}</span>
      </p>
      <Form method="post" action={path} className="max-lg:col-start-2 max-lg:row-start-1">
        <input type="hidden" name="name" value={name} />
        <Button variant="secondary">
          Run now<span className="sr-only">: {name}</span>
        </Button>
      </Form>
    </li>
  );
}
