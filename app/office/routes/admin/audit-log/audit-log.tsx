import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { ResourceList } from "#app/office/components/ui/resource-list.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { auditLogUrl, readAuditLogFilter } from "#domain/audit-log/audit-log-filter.ts";
import { chainInWords } from "#domain/audit-log/chain.server.ts";
import { chainEntries } from "#domain/audit-log/chain-entries.server.ts";
import { checkChain, findHead } from "#domain/audit-log/check-chain.server.ts";
import { describeAuditEntry, differencesOf } from "#domain/audit-log/describe-entry.ts";
import { auditedThings, listAuditEntries } from "#domain/audit-log/list-entries.server.ts";
import { capitalize } from "#shared/capitalize.ts";
import { pick } from "#shared/pick.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/audit-log.ts";

const path = "/admin/audit";
const pageSize = 50;

export const middleware = [authorize("auditLog.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const { searchParams } = args.url;
  const filter = readAuditLogFilter(searchParams);
  const before = Number(searchParams.get("before"));
  const found =
    (await listAuditEntries(services, actor, filter, {
      before: before > 0 ? before : null,
      limit: pageSize + 1,
    })) ?? [];
  const rows = found.slice(0, pageSize);
  return {
    filter,
    things: auditedThings
      .map(({ table, thing }) => ({ value: table, label: capitalize(thing) }))
      .sort((one, other) => one.label.localeCompare(other.label)),
    head: await findHead(services),
    checked: searchParams.has("checked")
      ? await checkChain(services).then((state) => ({
          isWhole: state.isWhole,
          text: chainInWords(state),
        }))
      : null,
    next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
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

type Data = Route.ComponentProps["loaderData"];

export default function AuditLog({
  loaderData: { filter, things, head, checked, next, changes },
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
          <SubmitButton variant="secondary" sending="Checking…">
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
      <ResourceList
        label="Changes"
        path={path}
        one="change"
        filters={[
          { name: "who", label: "Who", placeholder: "Email, number or “site”" },
          { name: "table", label: "What", any: "Everything", options: things },
          { name: "listing", label: "Listing", placeholder: "Last part of its URL" },
          { name: "operation", label: "Operation", placeholder: "POST /admin/inbox, job" },
          { name: "verb", label: "Action", options: verbs },
          { name: "from", label: "From", type: "date" },
          { name: "to", label: "To", type: "date" },
        ]}
        rows={changes}
        note={next ? " shown, newest first" : ", newest first"}
        pageSize={Number.POSITIVE_INFINITY}
        csv={`${path}/changes.csv`}
        columns={[
          { name: "Change", cell: (change) => <AuditLogLine {...change} /> },
          { name: "Time", cell: ({ at }) => <span className="md:whitespace-nowrap">{at}</span> },
        ]}
        next={
          next && (
            <p className="mt-6">
              <ButtonLink href={auditLogUrl(path, filter, next)} variant="secondary">
                Earlier changes
              </ButtonLink>
            </p>
          )
        }
        empty={{ title: "No changes yet", text: "Every change to the data appears here." }}
      />
    </AdminPage>
  );
}

const verbs = [
  { value: "insert", label: "Added" },
  { value: "update", label: "Changed" },
  { value: "delete", label: "Removed" },
];

function AuditLogLine({
  text,
  operation,
  requestId,
  row,
  listing,
  differences,
}: Data["changes"][number]) {
  return (
    <Unfold title={text}>
      {differences.length > 0 && <Differences differences={differences} />}
      <p className="mt-4 text-sm text-muted">
        {[operation, row, requestId && `request ${requestId}`].filter(Boolean).join(" · ")}
        {listing && (
          <>
            {" · "}
            <TextLink href={`/admin/audit?listing=${listing.slug}`}>
              All changes to {listing.name}
            </TextLink>
          </>
        )}
      </p>
    </Unfold>
  );
}

function Differences({ differences }: Pick<Data["changes"][number], "differences">) {
  return (
    <table className="w-full max-w-3xl table-fixed text-sm">
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="w-1/4 py-1 pr-4 font-normal">
            Field
          </th>
          <th scope="col" className="py-1 pr-4 font-normal">
            Before
          </th>
          <th scope="col" className="py-1 font-normal">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ name, before, after }) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className="py-1.5 pr-4 text-left font-medium wrap-anywhere">
              {name}
            </th>
            {before === null && after === null ? (
              <td colSpan={2} className="py-1.5 text-muted">
                Changed; the content is not recorded here
              </td>
            ) : (
              <>
                <td className="py-1.5 pr-4 text-muted wrap-anywhere">{before ?? ""}</td>
                <td className="py-1.5 wrap-anywhere">{after ?? ""}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
