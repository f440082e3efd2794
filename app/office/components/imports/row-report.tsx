import { TextLink } from "#app/components/ui/text-link.tsx";
import { type ImportVerdict, rowVerdicts } from "#domain/imports/import-fields.ts";

export type ShownImportRow = {
  position: number;
  says: string;
  verdict: ImportVerdict | null;
  why: string | null;
  listing: { slug: string; name: string } | null;
  problems: string[];
  warnings: string[];
  changes: { field: string; before: string; after: string }[];
  kept: string[];
  outcome: string | null;
};

export function RowReport({ rows }: { rows: ShownImportRow[] }) {
  return (
    <ol className="border-b border-line">
      {rows.map(
        ({ position, says, verdict, why, listing, problems, warnings, changes, kept, outcome }) => (
          <li
            key={position}
            className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[4rem_minmax(0,1fr)_12rem]"
          >
            <p className="text-sm text-muted tabular-nums">Row {position}</p>
            <div className="min-w-0">
              <p className="font-display text-lg wrap-anywhere">{says}</p>
              {why && (
                <p className="text-sm text-muted">
                  {why}
                  {listing && (
                    <>
                      {" "}
                      <TextLink href={`/admin/listings/${listing.slug}`}>{listing.name}</TextLink>
                    </>
                  )}
                </p>
              )}
              {problems.map((problem) => (
                <p key={problem} className="text-sm text-coral wrap-anywhere">
                  {problem}
                </p>
              ))}
              {warnings.map((warning) => (
                <p key={warning} className="text-sm text-muted wrap-anywhere">
                  {warning}
                </p>
              ))}
              {changes.length > 0 && (
                <dl className="mt-2 grid gap-1 text-sm">
                  {changes.map(({ field, before, after }) => (
                    <div key={field} className="wrap-anywhere">
                      <dt className="inline font-medium">{field}: </dt>
                      <dd className="inline text-muted">
                        <del>{before}</del> <ins className="text-ink no-underline">{after}</ins>
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
              {kept.length > 0 && (
                <p className="mt-1 text-sm text-muted">
                  Differs from the file, kept as is: {kept.join(", ")}
                </p>
              )}
            </div>
            <p className={`text-sm ${verdict === "invalid" ? "text-coral" : "text-muted"}`}>
              {outcome ?? (verdict ? rowVerdicts[verdict] : "")}
            </p>
          </li>
        ),
      )}
    </ol>
  );
}
