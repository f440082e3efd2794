import { Form } from "react-router";
import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { AuditLogFilterForm } from "#app/components/audit-log/audit-log-filter.tsx";
import { AuditLogLine } from "#app/components/audit-log/audit-log-line.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { SubmitButton } from "#app/components/office/submit-button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { auditLogUrl, readAuditLogFilter } from "#domain/audit-log/audit-log-filter.ts";
import { chainInWords } from "#domain/audit-log/chain.server.ts";
import { chainEntries } from "#domain/audit-log/chain-entries.server.ts";
import { checkChain, findHead } from "#domain/audit-log/check-chain.server.ts";
import { describeAuditEntry, differencesOf } from "#domain/audit-log/describe-entry.ts";
import { auditedThings, listAuditEntries } from "#domain/audit-log/list-entries.server.ts";
import { pick } from "#shared/pick.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/audit-log.ts";

const path = "/admin/audit";
const shown = 50;

export const middleware = [authorize("auditLog.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const { searchParams } = args.url;
  const filter = readAuditLogFilter(searchParams);
  const before = Number(searchParams.get("before"));
  const found =
    (await listAuditEntries(services, actor, filter, {
      before: before > 0 ? before : null,
      limit: shown + 1,
    })) ?? [];
  const rows = found.slice(0, shown);
  return {
    filter,
    things: auditedThings,
    head: await findHead(services),
    checked: searchParams.has("checked")
      ? await checkChain(services).then((state) => ({
          isWhole: state.isWhole,
          text: chainInWords(state),
        }))
      : null,
    next: found.length > shown ? (rows.at(-1)?.id ?? null) : null,
    changes: rows.map((change) => ({
      ...pick(change, ["id", "operation", "requestId", "listing", "verb"]),
      text: describeAuditEntry(change),
      at: momentInWords(change.at),
      row: `${change.tableName.replaceAll("_", " ")} ${change.rowKey}`,
      differences: differencesOf(change),
    })),
  };
}

/** Verifies the whole audit chain. */
export async function action(args: Route.ActionArgs) {
  await chainEntries(args.context.get(servicesContext));
  return redirectTo(`${path}?checked`);
}

export const meta = privatePage("Audit log");

export default function AuditLog({
  loaderData: { filter, things: options, head, checked, next, changes },
}: Route.ComponentProps) {
  return (
    <AdminPage
      title="Audit log"
      lead="Every change to the site’s data: who made it, when, and the value before. It identifies people only by their account numbers."
    >
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-line py-4">
        <div className="min-w-0 text-sm">
          <p>
            {plural(head.position, "change")} recorded
            {head.waiting > 0 && `, ${plural(head.waiting, "more waits", "more wait")} to be added`}
          </p>
          <p className="font-mono text-xs text-muted wrap-anywhere">Latest hash {head.hash}</p>
        </div>
        <Form method="post" action={path}>
          <SubmitButton look="quiet" sending="Checking…">
            Verify the chain
          </SubmitButton>
        </Form>
      </div>
      {checked && (
        <div className="mt-6">
          <Notice
            isProblem={!checked.isWhole}
            title={checked.isWhole ? "The chain is intact" : "The chain is broken"}
            text={checked.text}
          />
        </div>
      )}
      <AuditLogFilterForm path={path} filter={filter} things={options} />
      {changes.length === 0 ? (
        <EmptyState title="No matching changes" text="Try more days, or fewer filters." />
      ) : (
        <ol className="border-b border-line">
          {changes.map((change) => (
            <AuditLogLine key={change.id} {...change} />
          ))}
        </ol>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        {next && (
          <ButtonLink href={auditLogUrl(path, filter, next)} look="quiet">
            Earlier changes
          </ButtonLink>
        )}
        {changes.length > 0 && (
          <ButtonLink href={auditLogUrl(`${path}/changes.csv`, filter)} look="quiet">
            Export as CSV
          </ButtonLink>
        )}
      </p>
    </AdminPage>
  );
}
