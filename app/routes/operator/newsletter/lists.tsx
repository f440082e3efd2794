import { adminCrumb, WorkPage } from "#app/components/account/work-page.tsx";
import { FactList } from "#app/components/mail/fact-list.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { servicesContext } from "#app/context.ts";
import { requireAllowed } from "#app/guards.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { listNames } from "#domain/mail/mailing-lists.ts";
import { lastSends, readLists } from "#domain/newsletter/overview.server.ts";
import { nextIssueDay } from "#domain/newsletter/send-issues.server.ts";
import { formatDay } from "#shared/local-day.ts";
import { plural } from "#shared/plural.ts";
import type { Route } from "./+types/lists.ts";

const path = "/admin/newsletter";

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "run the newsletter");
  const services = asked.context.get(servicesContext);
  const figures = (await readLists(services, actor)) ?? [];
  const none = { confirmed: 0, waiting: 0, left: 0, joinedLately: 0, leftLately: 0 };
  const lists = (["offers", "newsletter"] as const).map((list) => ({
    ...none,
    ...figures.find((each) => each.list === list),
    list,
    next: formatDay(nextIssueDay(list, services.clock())),
  }));
  const sends = (await lastSends(services, actor)).map(({ day, ...send }) => ({ ...send, day: formatDay(day) }));
  return { lists, sends };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Newsletter", description: "For webmasters: the lists, who agreed to them, and what was sent.", path, isIndexed: false });
}

export default function Lists({ loaderData: { lists, sends } }: Route.ComponentProps) {
  const lead =
    "Issues are written from the data and go on Thursdays from nine: the offers each week that has some, the newsletter on the first Thursday of a month.";
  return (
    <WorkPage title="Newsletter" path={path} under={[adminCrumb]} lead={lead}>
      <div className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-2">
        {lists.map(({ list, confirmed, waiting, left, joinedLately, leftLately, next }) => (
          <section key={list}>
            <h2 className="text-xl">{listNames[list]}</h2>
            <FactList
              facts={[
                ["Confirmed", confirmed.toLocaleString("en-US")],
                ["Not yet", waiting.toLocaleString("en-US")],
                ["Left", left.toLocaleString("en-US")],
                ["In 30 days", `${joinedLately.toLocaleString("en-US")} joined, ${leftLately.toLocaleString("en-US")} left`],
                ["Next issue", next],
              ]}
            />
            <p className="mt-5">
              <a href={`${path}/next/${list}`} className="text-link">
                See the next issue<span className="sr-only">: {listNames[list]}</span>
              </a>
            </p>
          </section>
        ))}
      </div>
      <section className="mt-14 max-w-3xl">
        <h2 className="text-xl">Last issues</h2>
        {sends.length === 0 ? (
          <p className="mt-3 text-muted">None was sent yet.</p>
        ) : (
          <ul className="mt-3 border-t border-line">
            {sends.map(({ id, list, day, title, queued, sent, failed, isDone }) => (
              <li key={id} className="border-b border-line py-4">
                <p className="font-display text-lg">{title}</p>
                <p className="text-sm text-muted">
                  {listNames[list]}, {day}: {plural(queued, "mail")} queued{!isDone && " so far"}, {sent.toLocaleString("en-US")} sent,{" "}
                  {failed.toLocaleString("en-US")} failed
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <p className="mt-10">
        <ButtonLink look="quiet" href={`${path}/confirmed.csv`}>
          Download confirmed addresses
        </ButtonLink>
      </p>
    </WorkPage>
  );
}
