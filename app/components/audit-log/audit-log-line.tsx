import { TextLink } from "#app/components/ui/text-link.tsx";

type Difference = { name: string; before: string | null; after: string | null };
type Props = {
  text: string;
  at: string;
  operation: string | null;
  requestId: string | null;
  row: string;
  listing: { slug: string; name: string } | null;
  differences: Difference[];
};

export function AuditLogLine({ text, at, operation, requestId, row, listing, differences }: Props) {
  return (
    <li className="border-t border-line">
      <details className="group">
        <summary className="grid cursor-pointer list-none gap-x-8 gap-y-0.5 py-4 md:grid-cols-[1fr_15rem] [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 wrap-anywhere group-open:font-semibold hover:text-lagoon">
            {text}
          </span>
          <span className="text-sm text-muted md:text-right">{at}</span>
        </summary>
        <div className="grid gap-4 pb-6">
          {differences.length > 0 && <Differences differences={differences} />}
          <p className="text-sm text-muted wrap-anywhere">
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
        </div>
      </details>
    </li>
  );
}

function Differences({ differences }: { differences: Difference[] }) {
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
