import { Link } from "react-router";
import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { SearchLine } from "#app/components/office/search-line.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { pageSize, pageWindow, readPageNumber } from "#app/http/pagination.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { emailState, emailStates } from "#domain/email/outbox.server.ts";
import { capitalize } from "#shared/capitalize.ts";
import { withQuery } from "#shared/with-query.ts";
import type { Route } from "./+types/outbox.ts";
import { requireOutbox } from "./outbox.server.ts";

const path = "/admin/outbox";

export const middleware = [authorize("email.read")];

export async function loader(args: Route.LoaderArgs) {
  const { outbox, mailer } = requireOutbox(args);
  const { searchParams } = args.url;
  const state = emailStates.find((each) => each === searchParams.get("state")) ?? null;
  const words = (searchParams.get("q") ?? "").trim().slice(0, 100);
  const page = readPageNumber(args.url);
  const { total, rows } = await outbox.list({ state, words }, pageWindow(page));
  const counts = await outbox.count();
  const emails = rows.map((email) => ({
    ...email,
    state: emailState(email),
    at: momentInWords(email.sentAt ?? email.failedAt ?? email.createdAt),
  }));
  return {
    state,
    words,
    page,
    pages: Math.ceil(total / pageSize),
    total,
    emails,
    counts,
    states: [null, ...emailStates],
    hasServer: !mailer.asFile,
  };
}

export const meta = privatePage("Outbox");

export default function Outbox({
  loaderData: { state, words, page, pages, emails, counts, states, hasServer },
}: Route.ComponentProps) {
  const lead = hasServer
    ? "Emails go out through the SMTP server. Their content is hidden: links in them open accounts."
    : "No SMTP server is configured, so emails stay here and as files in the outbox folder, where you can read them.";
  return (
    <AdminPage title="Outbox" lead={lead}>
      <Tabs
        label="Emails by state"
        tabs={[
          ...states.map((each) => ({
            name: each
              ? `${capitalize(each)} (${counts[each].toLocaleString("en-US")})`
              : "All emails",
            href: withQuery(path, { state: each, q: words }),
            isCurrent: state === each,
          })),
          {
            name: "Suppressed addresses",
            href: `${path}/suppressed`,
            isCurrent: false,
            leavesPage: true,
          },
        ]}
      />
      <SearchLine
        action={path}
        label="Recipient, subject or template"
        words={words}
        hidden={state ? { state } : {}}
      />
      {emails.length === 0 ? (
        <EmptyState title="No emails" text="Nothing matches your search." />
      ) : (
        <ul className="border-t border-line">
          {emails.map((email) => (
            <li
              key={email.id}
              className="grid gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-[1fr_15rem]"
            >
              <div className="min-w-0">
                <Link
                  to={`${path}/${email.id}`}
                  className="font-display text-lg wrap-anywhere hover:text-lagoon"
                >
                  {email.subject}
                </Link>
                <p className="text-sm wrap-anywhere text-muted">
                  {email.recipient} · {email.kind}
                </p>
                {email.state !== "sent" && email.lastError && (
                  <p className="mt-1 text-sm wrap-anywhere text-coral">{email.lastError}</p>
                )}
              </div>
              <p className="text-sm text-muted md:text-right">
                <span className={email.state === "failed" ? "text-coral" : "text-ink"}>
                  {capitalize(email.state)}
                </span>
                {email.attempts > 1 && `, ${email.attempts} tries`}
                <span className="block">{email.at}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => withQuery(path, { state, q: words, page: number })}
      />
    </AdminPage>
  );
}
