import { goOn } from "#app/account-form.server.ts";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { servicesContext } from "#app/context.ts";
import { requireAllowed } from "#app/guards.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/moment-in-words.ts";
import { askForJob, listJobs } from "#domain/jobs/list-jobs.server.ts";
import type { Route } from "./+types/jobs.ts";

const path = "/admin/jobs";

const inWords = (at: Date | null) => (at ? momentInWords(at) : null);

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "see jobs");
  const services = asked.context.get(servicesContext);
  const now = services.clock();
  const jobs = (await listJobs(services, actor)) ?? [];
  return {
    jobs: jobs.map(({ name, did, failures, lastError, runs, finishedAt, lastErrorAt, dueAt }) => ({
      name,
      did,
      failures,
      runs,
      lastError,
      finished: inWords(finishedAt),
      failed: inWords(lastErrorAt),
      due: dueAt <= now ? null : momentInWords(dueAt),
    })),
  };
}

export async function action(asked: Route.ActionArgs) {
  const actor = await requireAllowed(asked, "see jobs");
  const form = await asked.request.formData();
  await askForJob(asked.context.get(servicesContext), actor, String(form.get("name") ?? ""));
  return goOn(path, []);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Jobs", description: "For webmasters: the work that recurs, and how its last run went.", path, isIndexed: false });
}

export default function Jobs({ loaderData: { jobs } }: Route.ComponentProps) {
  const failing = jobs.filter(({ failures }) => failures > 0).length;
  return (
    <AccountPage
      title="Jobs"
      lead={
        failing > 0 ? `${failing} of ${jobs.length} failed when last tried; each is tried again by itself.` : "All work that recurs went well when last done."
      }
      path={path}
      under={[{ name: "Admin", path: "/admin" }]}
    >
      <ul>
        {jobs.map(({ name, did, failures, lastError, runs, finished, failed, due }) => (
          <li key={name} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line py-5">
            <div className="min-w-0 flex-1">
              <h2 className="font-sans text-base font-semibold tracking-normal first-letter:uppercase">{name}</h2>
              <p className="text-sm text-muted">
                {finished ? `Last run ${finished}` : "Not run yet"}
                {due ? `, next ${due}` : ", due now"}. {runs.toLocaleString("en-US")} runs{did && `, the last that did something: ${did}`}.
              </p>
              {failures > 0 && (
                <p className="mt-1 text-sm text-coral wrap-anywhere">
                  Failed {failures === 1 ? "once" : `${failures} times`} in a row, last {failed}: {lastError}
                </p>
              )}
            </div>
            <form method="post" action={path}>
              <input type="hidden" name="name" value={name} />
              <Button look="quiet">
                Run now<span className="sr-only">: {name}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </AccountPage>
  );
}
