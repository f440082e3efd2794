import { Form, Link } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { type FormAnswer, rejectForm } from "#app/forms/form-result.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { importStateNames } from "#app/office/components/imports/import-state.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { exportFiles } from "#domain/exports/exports.ts";
import { uploadImport } from "#domain/imports/imports.server.ts";
import { listImports } from "#domain/imports/list-imports.server.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/list.ts";

const path = "/admin/imports";
/** Upload limit for the largest import file: two photos' worth. */
export const handle = { uploads: 2 };

export const middleware = [authorize("imports.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const found = await listImports(services, actor);
  return {
    imports: found.map(({ createdAt, by, ...each }) => ({
      ...each,
      at: momentInWords(createdAt),
      by: by ?? "a command",
    })),
  };
}

export async function action(args: Route.ActionArgs): Promise<FormAnswer | Response> {
  const { actor, services } = signedIn(args);
  const form = await args.request.formData();
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0)
    return rejectForm(form, { file: ["Choose a file."] });
  const sent = await uploadImport(services, actor, {
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  });
  if (sent.outcome === "taken") return redirectTo(`${path}/${sent.id}`);
  return rejectForm(form, {
    file: [
      sent.outcome === "unreadable" ? sent.problem : "Your account does not have access to this.",
    ],
  });
}

export const meta = privatePage("Import and export");

export default function Imports({ loaderData: { imports }, actionData }: Route.ComponentProps) {
  const errors = actionData && !actionData.isDone ? actionData.errors : {};
  return (
    <AdminPage
      title="Import and export"
      lead="Import listings from any CSV or JSON file. Preview every row first; undo within 30 days."
    >
      <Form
        method="post"
        action={path}
        encType="multipart/form-data"
        className="mt-8 grid max-w-2xl gap-4"
      >
        {errors.file && <ErrorSummary errors={errors} />}
        <div>
          <label htmlFor="field-file" className="mb-1.5 block font-medium">
            A file of listings
          </label>
          <input
            id="field-file"
            name="file"
            type="file"
            accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl,.geojson,text/csv,application/json"
            aria-describedby="about-file"
            {...(errors.file ? { "aria-invalid": true } : {})}
            className="block w-full rounded-control border border-edge bg-surface p-1.5 text-sm text-muted file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-[7px] file:border-0 file:bg-sage file:px-4 file:font-medium file:text-ink hover:border-muted"
          />
          <p id="about-file" className="mt-1.5 text-sm text-muted">
            CSV or JSON, up to 20 MB and 50,000 rows. We detect column names, separators and
            encodings.
          </p>
        </div>
        <p>
          <SubmitButton sending="Reading…">Read the file</SubmitButton>
        </p>
      </Form>
      <TitledSection id="imports" title="Imports" size="xl" className="mt-14">
        {imports.length === 0 && <p className="mt-3 text-muted">No imports in the last 30 days.</p>}
        <ul className="mt-6 border-b border-line">
          {imports.map(({ id, name, state, total, at, by }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-line py-4"
            >
              <span className="min-w-0">
                <Link
                  to={`${path}/${id}`}
                  className="font-display text-lg wrap-anywhere hover:text-lagoon"
                >
                  {name}
                </Link>
                <span className="block text-sm text-muted">
                  {plural(total, "row")}, {at}, by {by}
                </span>
              </span>
              <span className="text-sm text-muted">{importStateNames[state]}</span>
            </li>
          ))}
        </ul>
      </TitledSection>
      <ExportList />
    </AdminPage>
  );
}

function ExportList() {
  return (
    <TitledSection id="exports" title="Export" size="xl" className="mt-16">
      <p className="measure mt-3 text-muted">
        All data of the site, one file per type. Files with personal data require your password.
      </p>
      <ul className="mt-6 border-b border-line">
        {Object.entries(exportFiles).map(([name, { title, holds }]) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-line py-4"
          >
            <span className="min-w-0">
              <span className="font-display text-lg">{title}</span>
              <span className="block text-sm text-muted">{holds}</span>
            </span>
            <span className="flex gap-5">
              {["csv", "json"].map((format) => (
                <a
                  key={format}
                  href={`/admin/exports/${name}.${format}`}
                  download
                  className="text-link inline-flex min-h-11 items-center"
                  aria-label={`${title} as ${format.toUpperCase()}`}
                >
                  {format.toUpperCase()}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
