import { TextLink } from "#app/components/ui/text-link.tsx";
import { ReportSection } from "./report-section.tsx";

type FigureRow = { name: string; href?: string; note?: string; cells: string[]; bar?: number };

type TableProps = { label: string; head: string[]; rows: FigureRow[] };

export function FigureTable({ label, head, rows }: TableProps) {
  const most = Math.max(...rows.map(({ bar = 0 }) => bar), 1);
  return (
    <table aria-label={label} className="w-full text-sm tabular-nums">
      <thead className="text-muted">
        <tr>
          {head.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={`pb-2 align-bottom font-medium ${index === 0 ? "text-left" : "pl-4 text-right"}`}
            >
              {index === 0 ? <span className="sr-only">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, href, note, cells, bar }) => (
          <tr key={name} className="border-t border-line align-baseline">
            <th scope="row" className="min-w-20 py-2.5 text-left font-normal wrap-anywhere">
              {href ? <TextLink href={href}>{name}</TextLink> : name}
              {note && <span className="block min-w-44 text-muted">{note}</span>}
              {bar !== undefined && (
                <svg
                  viewBox="0 0 100 2"
                  preserveAspectRatio="none"
                  className="mt-1.5 block h-1 w-full max-w-64 text-lagoon/70"
                  aria-hidden="true"
                >
                  <rect width={(100 * bar) / most} height="2" fill="currentColor" />
                </svg>
              )}
            </th>
            {cells.map((cell, index) => (
              <td
                key={head[index + 1]}
                className={`py-2.5 pl-4 text-right whitespace-nowrap ${index === 0 ? "font-medium" : "text-muted"}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Section = { title: string; text: string; children?: React.ReactNode };

/** Renders a section with a table. `children`: content below the table. */
export function FigureReport({
  title,
  text,
  children,
  ...table
}: Section & Omit<TableProps, "label">) {
  return (
    <ReportSection title={title} text={text}>
      <FigureTable label={title} {...table} />
      {children}
    </ReportSection>
  );
}
