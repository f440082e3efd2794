import { useLocation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { type Option, SelectField, TextField } from "#app/components/ui/field.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { pageSize as defaultPageSize, readPageNumber } from "#app/http/pagination.ts";
import { plural } from "#shared/say.ts";
import { withQuery } from "#shared/with-query.ts";
import { FilterForm } from "./filter-form.tsx";
import { type Column, ResourceTable, type TableRow } from "./resource-table.tsx";

/** A field of the filter. Its value is the parameter of its name. */
type Filter = {
  name: string;
  label: string;
  placeholder?: string;
  /** The options of a choice. The first one, `any` by default, stands for all values. */
  options?: Option[];
  any?: string;
  type?: "search" | "date";
  /** The value that applies, and shows, without a parameter. */
  defaultValue?: string;
};

/** Values of one parameter as tabs, after one for all of them. */
type TabChoice = {
  label: string;
  parameter: string;
  names: Record<string, string>;
  counts?: Record<string, number>;
  /** Other pages, one press away. */
  links?: { name: string; href: string }[];
};

type Props<Row extends TableRow> = {
  label: string;
  path: string;
  /** The noun for a row, for the count. */
  one: string;
  many?: string;
  /** The query of the list, by default that of the URL. */
  query?: string;
  tabs?: TabChoice;
  filters?: Filter[];
  /** Beside the filters, such as a link that adds something. */
  actions?: React.ReactNode;
  /** Above the rows, if there are any. */
  summary?: React.ReactNode;
  /** After the count. */
  note?: string;
  rows: Row[];
  columns: Column<Row>[];
  groupOf?: (row: Row) => string;
  /** All rows of the filter, on all pages. Without it, there is one page. */
  total?: number;
  pageSize?: number;
  /** A link that replaces the page numbers. */
  next?: React.ReactNode;
  /** The text of an empty list without a filter: its future content, and the next step. */
  empty: React.ComponentProps<typeof EmptyState>;
  /** Path of the file with all rows of the filter. */
  csv?: string;
  /** Actions on selected rows. The form has the id `bulkFormId`. */
  bulk?: { nameOf: (row: Row) => string; form: React.ReactNode };
};

/**
 * Renders a list of the back office: tabs, filters, count, table, pages, bulk actions and file,
 * each declared once. Its state is the query of the URL, so everything is a link or a GET form and
 * works without JavaScript.
 */
export function ResourceList<Row extends TableRow>(props: Props<Row>) {
  const {
    label,
    path,
    one,
    many = `${one}s`,
    rows,
    columns,
    filters = [],
    tabs,
    csv,
    bulk,
  } = props;
  const { search } = useLocation();
  const searchParams = new URLSearchParams(props.query ?? search);
  // Without JavaScript, a form sends its empty fields, too.
  const {
    page: _,
    before: __,
    ...query
  } = Object.fromEntries([...searchParams].filter(([, value]) => value));
  const { total = rows.length, pageSize = defaultPageSize } = props;
  const own = [tabs?.parameter, ...filters.map(({ name }) => name)];
  const others = Object.entries(query).filter(([name]) => !own.includes(name));
  const isFiltered = others.length < Object.keys(query).length;
  const cleared = withQuery(path, Object.fromEntries(others));
  return (
    <>
      {tabs && <TabLinks {...tabs} path={path} query={query} />}
      {(filters.length > 0 || props.actions) && (
        <div className="my-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          {filters.length > 0 && (
            <Filters
              path={path}
              filters={filters}
              query={query}
              clearHref={isFiltered ? cleared : undefined}
            />
          )}
          {props.actions && <p className="flex flex-wrap gap-3">{props.actions}</p>}
        </div>
      )}
      <div id="results" tabIndex={-1} className="mt-6 outline-none">
        {rows.length > 0 ? (
          <>
            {props.summary}
            <p className="mb-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
              <span role="status">
                {plural(total, one, many)}
                {props.note}
              </span>
              {csv && (
                <a href={withQuery(csv, query)} className="text-link" download>
                  Download as CSV
                </a>
              )}
            </p>
            <ResourceTable
              label={label}
              rows={rows}
              columns={columns}
              groupOf={props.groupOf}
              choose={bulk?.nameOf}
            />
          </>
        ) : isFiltered ? (
          <EmptyState
            title={`No matching ${many}`}
            text="Try other words, another choice, or no filter at all."
          >
            <ButtonLink variant="secondary" href={cleared}>
              Show all
            </ButtonLink>
          </EmptyState>
        ) : (
          <EmptyState {...props.empty} />
        )}
        {props.next}
        <Pagination
          page={readPageNumber({ searchParams })}
          pages={Math.ceil(total / pageSize)}
          hrefOf={(page) => withQuery(path, { ...query, page })}
        />
      </div>
      {rows.length > 0 && bulk?.form}
    </>
  );
}

type Query = Record<string, string>;

type TabLinksProps = TabChoice & { path: string; query: Query };

function TabLinks({ label, parameter, names, counts, links = [], path, query }: TabLinksProps) {
  const all = counts && Object.keys(names).reduce((sum, value) => sum + (counts[value] ?? 0), 0);
  const tab = (value: string, name: string, count: number | undefined) => ({
    name: count === undefined ? name : `${name} (${count.toLocaleString("en-US")})`,
    href: withQuery(path, { ...query, [parameter]: value }),
    isCurrent: value === (Object.hasOwn(names, query[parameter] ?? "") ? query[parameter] : ""),
  });
  return (
    <Tabs
      label={label}
      tabs={[
        tab("", "All", all),
        ...Object.entries(names).map(([value, name]) => tab(value, name, counts?.[value])),
        ...links.map((link) => ({ ...link, isCurrent: false, leavesPage: true })),
      ]}
    />
  );
}

type FiltersProps = {
  path: string;
  filters: Filter[];
  query: Query;
  clearHref: string | undefined;
};

function Filters({ path, filters, query, clearHref }: FiltersProps) {
  const others = Object.entries(query).filter(
    ([name]) => !filters.some((filter) => filter.name === name),
  );
  return (
    <FilterForm action={path} className="flex grow flex-wrap items-end gap-x-4 gap-y-3">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.map(({ options, any = "Any", type = "search", defaultValue, ...field }) => {
        const value = query[field.name] ?? defaultValue ?? "";
        return options ? (
          <SelectField
            key={field.name}
            {...field}
            options={[{ value: "", label: any }, ...options]}
            defaultValue={value}
            className="grow basis-32 sm:max-w-52"
          />
        ) : (
          <TextField
            key={field.name}
            {...field}
            type={type}
            defaultValue={value}
            data-default={defaultValue}
            autoComplete="off"
            className={
              type === "date" ? "grow basis-32 sm:max-w-44" : "w-full grow sm:w-auto sm:max-w-md"
            }
          />
        );
      })}
      <span className="flex gap-2">
        <Button variant="secondary">Find</Button>
        {clearHref && (
          <ButtonLink variant="ghost" href={clearHref}>
            Clear
          </ButtonLink>
        )}
      </span>
    </FilterForm>
  );
}
