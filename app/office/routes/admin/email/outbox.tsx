import { authorize } from "#app/http/authorize.server.ts";
import { pageAt } from "#app/http/pagination.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { ResourceList } from "#app/office/components/ui/resource-list.tsx";
import { RowLink } from "#app/office/components/ui/resource-table.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { emailState, emailStates } from "#domain/email/outbox.server.ts";
import { capitalize } from "#shared/capitalize.ts";
import type { Route } from "./+types/outbox.ts";
import { requireOutbox } from "./outbox.server.ts";

const path = "/admin/outbox";

export const middleware = [authorize("email.read")];

export async function loader(args: Route.LoaderArgs) {
  const { outbox, mailer } = requireOutbox(args);
  const { searchParams } = args.url;
  const state = emailStates.find((each) => each === searchParams.get("state")) ?? null;
  const words = (searchParams.get("q") ?? "").trim().slice(0, 100);
  const { total, rows } = await outbox.list({ state, words }, pageAt(args.url));
  const counts = await outbox.count();
  const emails = rows.map((email) => ({
    ...email,
    state: emailState(email),
    at: momentInWords(email.sentAt ?? email.failedAt ?? email.createdAt),
  }));
  return { total, emails, counts, states: emailStates, hasServer: !mailer.asFile };
}

export const meta = privatePage("Outbox");

export default function Outbox({
  loaderData: { emails, total, counts, states, hasServer },
}: Route.ComponentProps) {
  const lead = hasServer
    ? "Emails go out through the SMTP server. Their content is hidden: links in them open accounts."
    : "No SMTP server is configured, so emails stay here and as files in the outbox folder, where you can read them.";
  return (
    <AdminPage title="Outbox" lead={lead}>
      <ResourceList
        label="Emails"
        path={path}
        one="email"
        tabs={{
          label: "Emails by state",
          parameter: "state",
          names: Object.fromEntries(states.map((state) => [state, capitalize(state)])),
          counts,
          links: [{ name: "Suppressed addresses", href: `${path}/suppressed` }],
        }}
        filters={[{ name: "q", label: "Recipient, subject or template" }]}
        rows={emails}
        total={total}
        columns={[
          {
            name: "Email",
            cell: ({ id, subject, recipient, kind }) => (
              <RowLink href={`${path}/${id}`} below={`${recipient} · ${kind}`}>
                {subject}
              </RowLink>
            ),
          },
          {
            name: "State",
            cell: ({ state, attempts, lastError }) => (
              <span className="wrap-anywhere">
                <span className={state === "failed" ? "text-coral" : ""}>{capitalize(state)}</span>
                {attempts > 1 && `, ${attempts} tries`}
                {state !== "sent" && lastError && (
                  <span className="block text-coral">{lastError}</span>
                )}
              </span>
            ),
          },
          { name: "Time", cell: ({ at }) => at },
        ]}
        empty={{ title: "No emails yet", text: "What the site sends appears here." }}
      />
    </AdminPage>
  );
}
