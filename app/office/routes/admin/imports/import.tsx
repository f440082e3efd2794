import { data } from "react-router";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { type FormAnswer, rejectForm } from "#app/forms/form-result.ts";
import { redirectTo, requireFound } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { pageSize, pageWindow, readPageNumber } from "#app/http/pagination.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { importStateNames } from "#app/office/components/imports/import-state.ts";
import { MappingForm } from "#app/office/components/imports/mapping-form.tsx";
import { RowReport } from "#app/office/components/imports/row-report.tsx";
import { type ActionButton, ActionButtons } from "#app/office/components/ui/action-buttons.tsx";
import { Figures } from "#app/office/components/ui/figures.tsx";
import { Progress } from "#app/office/components/ui/progress.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import {
  fieldLabel,
  type ImportVerdict,
  isImportField,
  rowVerdicts,
} from "#domain/imports/import-fields.ts";
import { readMapping } from "#domain/imports/import-input.ts";
import {
  checkImport,
  discardImport,
  resumeImport,
  runImport,
  stopImport,
  undoImport,
} from "#domain/imports/imports.server.ts";
import {
  countRows,
  findImport,
  listMappings,
  listRows,
  sampleRows,
} from "#domain/imports/list-imports.server.ts";
import { pick } from "#shared/pick.ts";
import { readId } from "#shared/read-id.ts";
import { plural } from "#shared/say.ts";
import { withQuery } from "#shared/with-query.ts";
import type { Route } from "./+types/import.ts";
import { presentImportRow, readRowFilter } from "./import.server.ts";

const list = "/admin/imports";
const samplesShown = 3;
const actions = {
  run: runImport,
  stop: stopImport,
  "go-on": resumeImport,
  undo: undoImport,
  discard: discardImport,
};

export const middleware = [authorize("imports.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const found = requireFound(await findImport(services, actor, readId(args.params.id)));
  const { id, state, headers, columns, finishedAt } = found;
  const { searchParams } = args.url;
  const maps = state === "mapping" || (state === "checked" && searchParams.has("columns"));
  const filter = readRowFilter(searchParams.get("show"));
  const page = readPageNumber(args.url);
  const counts = await countRows(services, id);
  const samples = maps ? await sampleRows(services, id) : [];
  const rows = maps ? [] : await listRows(services, id, filter, pageWindow(page));
  return {
    ...pick(found, ["id", "name", "format", "state", "rules", "total", "done", "problem"]),
    maps,
    filter,
    page,
    counts,
    at: finishedAt ? momentInWords(finishedAt) : null,
    columns: headers.map((header, index) => ({
      header,
      field: columns[index] ?? "",
      samples: [...new Set(samples.flatMap((cells) => cells[index] || []))]
        .slice(0, samplesShown)
        .map((cell) => cell.slice(0, 80)),
    })),
    mappings: maps ? (await listMappings(services)).map((mapping) => mapping.name) : [],
    categories: maps
      ? (await readReferenceChoices(services)).categories.map(({ slug, name: label }) => ({
          value: slug,
          label,
        }))
      : [],
    rows: rows.map((row) => presentImportRow(row, columns)),
  };
}

export async function action(args: Route.ActionArgs): Promise<FormAnswer | Response> {
  const { actor, services } = signedIn(args);
  const id = readId(args.params.id);
  const found = requireFound(await findImport(services, actor, id));
  const form = await args.request.formData();
  const asks = String(form.get("intent"));
  if (asks === "check") {
    const read = readMapping(form, found.headers.length);
    if ("errors" in read) return rejectForm(form, read.errors);
    const checked = await checkImport(services, actor, id, read);
    if (typeof checked !== "string")
      return rejectForm(form, {
        [`column-${read.columns.indexOf(checked.twice)}`]: [
          `Only one column can mean “${isImportField(checked.twice) ? fieldLabel(checked.twice) : checked.twice}”.`,
        ],
      });
    return checked === "done"
      ? redirectTo(`${list}/${id}`)
      : rejectForm(form, "This import has moved on. Reload the page.");
  }
  const carry = Object.hasOwn(actions, asks) ? actions[asks as keyof typeof actions] : null;
  if (!carry) throw data(null, { status: 422 });
  await carry(services, actor, id);
  return redirectTo(asks === "discard" ? list : `${list}/${id}`);
}

export const meta = privatePage<typeof loader>(
  (loaderData) => loaderData && `Import of ${loaderData.name}`,
);

const working = {
  checking: "Checking every row",
  running: "Saving the listings",
  undoing: "Undoing the import",
} as const;

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, format, state, total, done, maps, filter, page, counts, at, rows } = loaderData;
  const path = `${list}/${id}`;
  const errors = actionData && !actionData.isDone ? actionData.errors : {};
  const isWorking = state === "checking" || state === "running" || state === "undoing";
  const hrefOf = (show: string, number = 1) =>
    withQuery(path, { show: show === "all" ? null : show, page: number });
  const kinds = [
    ["all", "All", total],
    ...Object.entries(rowVerdicts).map(([verdict, label]) => [
      verdict,
      label,
      counts.verdicts[verdict as ImportVerdict],
    ]),
    ["warned", "With warnings", counts.warned],
    ["left", "Could not be undone", counts.left],
  ] as [string, string, number][];
  const shownTotal = kinds.find(([kind]) => kind === filter)?.[2] ?? 0;
  return (
    <AdminPage
      title={name}
      problem={loaderData.problem ?? undefined}
      problemTitle={
        didAnything(counts.did) ? "It stopped before it finished" : "Nothing was changed"
      }
      lead={`${plural(total, "row")}. ${format}. ${importStateNames[state]}${at && !isWorking && !maps ? `, ${at}` : ""}.`}
    >
      {maps ? (
        <>
          <MappingForm {...loaderData} path={path} errors={errors} />
          <ActionButtons path={path} actions={[{ intent: "discard", label: "Discard the file" }]} />
        </>
      ) : (
        <>
          {isWorking && (
            <Progress
              label={working[state]}
              done={done}
              total={total}
              status={`${done.toLocaleString("en-US")} of ${plural(total, "row")}`}
            />
          )}
          {!isWorking && <Outcome state={state} counts={counts} />}
          <div className="flex flex-wrap items-end gap-3">
            <ActionButtons path={path} actions={actionsFor(state, counts)} />
            {state === "checked" && (
              <ButtonLink variant="secondary" href={`${path}?columns`}>
                Change columns and rules
              </ButtonLink>
            )}
          </div>
          <Tabs
            label="Rows"
            tabs={kinds
              .filter(([kind, , count]) => kind === "all" || count > 0)
              .map(([kind, label, count]) => ({
                name: `${label} (${count.toLocaleString("en-US")})`,
                href: hrefOf(kind),
                isCurrent: filter === kind,
              }))}
          />
          <div id="results" tabIndex={-1} className="mt-6 outline-none">
            {rows.length === 0 ? (
              <EmptyState title="No matching rows" />
            ) : (
              <RowReport rows={rows} />
            )}
            <Pagination
              page={page}
              pages={Math.ceil(shownTotal / pageSize)}
              hrefOf={(number) => hrefOf(filter, number)}
            />
          </div>
        </>
      )}
    </AdminPage>
  );
}

type ImportCounts = Route.ComponentProps["loaderData"]["counts"];
type ImportState = keyof typeof importStateNames;

function actionsFor(state: ImportState, { verdicts: counted, did }: ImportCounts): ActionButton[] {
  const written = (did.added ?? 0) + (did.changed ?? 0);
  if (state === "checked") {
    const toWrite = counted.new + counted.changed;
    const run = {
      intent: "run",
      label: `Run the import (${toWrite.toLocaleString("en-US")} new or changed)`,
      variant: "primary" as const,
    };
    return [...(toWrite > 0 ? [run] : []), { intent: "discard", label: "Discard the file" }];
  }
  if (state === "checking" || state === "running" || state === "undoing")
    return [{ intent: "stop", label: "Stop" }];
  if (state === "stopped")
    return [
      { intent: "go-on", label: "Continue", variant: "primary" },
      ...(written > 0 ? [{ intent: "undo", label: "Undo the import" }] : []),
    ];
  return state === "done" && written > 0
    ? [{ intent: "undo", label: takenBack(did) > 0 ? "Continue undoing" : "Undo the import" }]
    : [];
}

type ImportActionCounts = ImportCounts["did"];
const takenBack = ({ removed = 0, restored = 0, partly = 0, kept = 0 }: ImportActionCounts) =>
  removed + restored + partly + kept;
const didAnything = (did: ImportActionCounts) =>
  (did.added ?? 0) + (did.changed ?? 0) + takenBack(did) > 0;

type OutcomeProps = { state: ImportState; counts: ImportCounts };

function Outcome({ state, counts: { verdicts: counted, did, left } }: OutcomeProps) {
  const met = Object.entries(rowVerdicts).filter(
    ([verdict]) => counted[verdict as ImportVerdict] > 0,
  );
  const figures = met.map(([verdict, label]) => ({
    name: label,
    value: counted[verdict as ImportVerdict].toLocaleString("en-US"),
  }));
  return (
    <div className="mt-8 grid gap-6">
      <Figures figures={figures} />
      {state === "done" && takenBack(did) > 0 && (
        <Notice
          title="The import is partly undone"
          text={`${plural(takenBack(did), "row")} ${takenBack(did) === 1 ? "was" : "were"} undone, ${((did.added ?? 0) + (did.changed ?? 0)).toLocaleString("en-US")} remain.`}
        />
      )}
      {state === "done" && takenBack(did) === 0 && (
        <Notice
          title="The import is done"
          text={`${plural(did.added ?? 0, "listing was added", "listings were added")}, ${did.changed ?? 0} changed. You can undo it for 30 days.`}
        />
      )}
      {state === "undone" && (
        <Notice
          title="The import was undone"
          text={
            left > 0
              ? `${plural(left, "row")} could not be fully undone: each says why.`
              : "Everything is as it was before."
          }
        />
      )}
    </div>
  );
}
