/**
 * Column classes on phones, by number of listings. Tailwind finds only class names written out in
 * full.
 */
const columnsOf = [
  "",
  "max-md:grid-cols-[minmax(0,1fr)]",
  "max-md:grid-cols-[repeat(2,minmax(0,1fr))]",
  "max-md:grid-cols-[repeat(3,10.5rem)]",
  "max-md:grid-cols-[repeat(4,10.5rem)]",
];

export function compareRowClass(columns: number) {
  return `max-md:grid max-md:gap-x-4 ${columnsOf[columns] ?? ""}`;
}

const heading = "max-md:col-span-full max-md:justify-self-start max-md:sticky max-md:left-0";

type Props = { name: string; cells: { key: string; content: React.ReactNode; isBest?: boolean }[] };

export function CompareRow({ name, cells }: Props) {
  return (
    <tr className={`border-t border-line max-md:pt-3 max-md:pb-4 ${compareRowClass(cells.length)}`}>
      <th
        scope="row"
        className={`text-sm font-normal text-muted md:py-4 md:pr-4 md:align-baseline ${heading}`}
      >
        {name}
      </th>
      {cells.map(({ key, content, isBest }) => (
        <td key={key} className="min-w-0 break-words max-md:pt-1 md:py-4 md:pr-6 md:align-baseline">
          {isBest ? (
            <span className="-mx-2 inline-block rounded-control bg-sage px-2 py-0.5">
              {content}
            </span>
          ) : (
            content
          )}
        </td>
      ))}
    </tr>
  );
}

export function CompareHeading({ name, columns }: { name: string; columns: number }) {
  return (
    <tr className={compareRowClass(columns)}>
      <th
        scope="rowgroup"
        colSpan={columns + 1}
        className={`pt-12 pb-3 font-display text-xl font-[480] ${heading}`}
      >
        {name}
      </th>
    </tr>
  );
}
