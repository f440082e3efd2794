import { useState } from "react";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { formProblem, formState } from "#app/forms/form-result.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { useIsHydrated } from "#app/islands/use-is-hydrated.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { BulkDecisionBar } from "#app/office/components/admin/inbox/bulk-decision-bar.tsx";
import { DecisionNotice } from "#app/office/components/admin/inbox/decision-notice.tsx";
import { InboxLines } from "#app/office/components/admin/inbox/inbox-lines.tsx";
import { OpenInboxItem } from "#app/office/components/admin/inbox/open-inbox-item.tsx";
import { RefusedDecision } from "#app/office/components/admin/inbox/refused-decision.tsx";
import { ShortcutList } from "#app/office/components/admin/inbox/shortcut-list.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/inbox.ts";
import { findInbox, readInboxQuery } from "./inbox.server.ts";
import { handleInboxForm } from "./inbox-form.server.ts";
import { inboxPath, inboxUrl } from "./inbox-path.ts";

const title = "Inbox";

export const middleware = [authorize("inbox.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const view = readInboxQuery(args.url);
  const { search } = args.url;
  return { ...(await findInbox(services, actor, view)), action: `${inboxPath}${search}` };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services } = signedIn(args);
  const { request, url } = args;
  const form = await request.formData();
  return handleInboxForm(services, actor, form, readInboxQuery(url), request);
}

export const meta = privatePage(title);

export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, page, pages, total, here, tabs, lines, decided, opened, isGone, action } =
    loaderData;
  const isHydrated = useIsHydrated();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // An item that someone else decided is gone when the answer to our decision comes.
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const unseen = (opened ? [opened, ...lines] : lines).filter(({ name }) => !titles.has(name));
  if (unseen.length > 0)
    setTitles(new Map([...titles, ...unseen.map(({ name, title }) => [name, title] as const)]));
  const { errors, values } = formState(actionData);
  const problem =
    formProblem(actionData) ?? (values.intent === "decide chosen" ? errors.reason?.[0] : undefined);
  return (
    <AdminPage
      title={title}
      problem={problem}
      lead={`${leadOf(total)} We promise a review within 24 hours.`}
    >
      {[...titles].map(([name, title]) => (
        <RefusedDecision key={name} name={name} title={title} />
      ))}
      <DecisionNotice decided={decided} action={action} />
      <Tabs label="Types" tabs={tabs} />
      {lines.length > 0 && <ShortcutList />}
      <div className="xl:grid xl:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] xl:items-start xl:gap-x-12">
        <div className={`pt-4 ${opened ? "max-xl:hidden" : ""}`}>
          {lines.length === 0 ? (
            <EmptyState
              title="Nothing to review"
              text="New submissions, questions and reports appear here right away."
            />
          ) : (
            <>
              <BulkDecisionBar
                kind={kind}
                action={action}
                isAll={lines.every(({ value }) => selected.has(value))}
                isNone={isHydrated && !lines.some(({ value }) => selected.has(value))}
                onSelectAll={(isSelected) =>
                  setSelected(new Set(isSelected ? lines.map(({ value }) => value) : []))
                }
              />
              <InboxLines
                lines={lines}
                current={opened?.name ?? null}
                selected={selected}
                onSelect={(value, isSelected) =>
                  setSelected((before) => {
                    const after = new Set(before);
                    after[isSelected ? "add" : "delete"](value);
                    return after;
                  })
                }
              />
              <Pagination
                page={page}
                pages={pages}
                hrefOf={(wanted) => inboxUrl({ kind, page: wanted })}
              />
            </>
          )}
        </div>
        <div className="pt-6 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto xl:overscroll-contain">
          {opened ? (
            <OpenInboxItem opened={opened} action={action} back={here} actionData={actionData} />
          ) : (
            lines.length > 0 && (
              <p className="text-muted max-xl:hidden">
                {isGone ? "Already handled." : "Open an item to read it and decide."}
              </p>
            )
          )}
        </div>
      </div>
    </AdminPage>
  );
}

function leadOf(total: number) {
  if (total === 0) return "Nothing to review.";
  return `${plural(total, "item")} to review, oldest first.`;
}
