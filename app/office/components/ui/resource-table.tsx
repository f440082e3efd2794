import { Link } from "react-router";
import { Heading } from "#app/components/ui/heading.tsx";

export type TableRow = { id: number | string };

export type Column<Row> = {
  /** Above the column, and before the value on phones. */
  name: string;
  cell: (row: Row) => React.ReactNode;
  isNumber?: boolean;
  /** True if only screen readers get the name: the cell explains itself. */
  isUnnamed?: boolean;
};

/** The form of the actions on selected rows. */
export const bulkFormId = "chosen";

type Props<Row extends TableRow> = {
  label: string;
  rows: Row[];
  columns: Column<Row>[];
  /** The group of a row. Rows of the same group follow one another. */
  groupOf?: ((row: Row) => string) | undefined;
  /** Name of a row that can be selected. */
  choose?: ((row: Row) => string) | undefined;
};

/**
 * Renders a table whose first column names the row. On phones each row is a block of names and
 * values; on desktop the head stays in sight.
 */
export function ResourceTable<Row extends TableRow>(props: Props<Row>) {
  const { label, rows, columns, groupOf = () => "", choose } = props;
  const [first, ...others] = columns;
  return (
    <table aria-label={label} className="resource-table">
      <thead>
        <tr>
          {choose && (
            <th scope="col">
              <span className="sr-only">Select</span>
            </th>
          )}
          {columns.map(({ name, isNumber, isUnnamed }) => (
            <th key={name} scope="col" data-number={isNumber || undefined}>
              {isUnnamed ? <span className="sr-only">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      {[...Map.groupBy(rows, groupOf)].map(([group, groupRows]) => (
        <tbody key={group}>
          {group && (
            <tr className="group-name">
              <td colSpan={columns.length + (choose ? 1 : 0)}>
                <Heading size="md">{group}</Heading>
              </td>
            </tr>
          )}
          {groupRows.map((row) => (
            <tr key={row.id}>
              {choose && (
                <td className="chooses">
                  <label className="flex min-h-11 min-w-11 items-center">
                    <input
                      type="checkbox"
                      form={bulkFormId}
                      name="id"
                      value={row.id}
                      className="size-6 accent-lagoon"
                    />
                    <span className="sr-only">Select {choose(row)}</span>
                  </label>
                </td>
              )}
              <th scope="row">{first?.cell(row)}</th>
              {others.map(({ name, cell, isNumber, isUnnamed }) => (
                <td
                  key={name}
                  data-label={isUnnamed ? undefined : name}
                  data-action={isUnnamed || undefined}
                  data-number={isNumber || undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

type RowLinkProps = {
  href: string;
  /** Details of the row in its first cell. */
  below?: React.ReactNode;
  children: React.ReactNode;
} & Pick<React.ComponentProps<typeof Link>, "state" | "preventScrollReset">;

/** Renders the name of a row as a link to its page. */
export function RowLink({ href, below, children, ...rest }: RowLinkProps) {
  return (
    <>
      <Link {...rest} to={href} className="font-display text-lg hover:text-lagoon hover:underline">
        {children}
      </Link>
      {below && <span className="block text-sm text-muted">{below}</span>}
    </>
  );
}
