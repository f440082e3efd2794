import { Form, Link } from "react-router";
import type { AuditLogFilter } from "#domain/audit-log/audit-log-filter.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";

const verbNames = [
  { value: "", label: "Any" },
  { value: "insert", label: "Added" },
  { value: "update", label: "Changed" },
  { value: "delete", label: "Removed" },
];

type Props = { path: string; filter: AuditLogFilter; things: { table: string; thing: string }[] };

export function AuditLogFilterForm({ path, filter, things }: Props) {
  const { who, table, listing, operation, verb, from, to } = filter;
  const tables = things.map(({ table: value, thing }) => ({
    value,
    label: `${thing[0]?.toUpperCase()}${thing.slice(1)}`,
  }));
  tables.sort((one, other) => one.label.localeCompare(other.label));
  return (
    <Form
      action={path}
      className="my-8 grid grid-cols-1 items-start gap-x-4 gap-y-4 sm:grid-cols-2 xl:grid-cols-4"
    >
      <TextField
        label="Who"
        name="who"
        defaultValue={who}
        hint="An email address, an account number, or “site”."
        autoComplete="off"
      />
      <SelectField
        label="What"
        name="table"
        defaultValue={table}
        options={[{ value: "", label: "Everything" }, ...tables]}
      />
      <TextField
        label="Listing"
        name="listing"
        defaultValue={listing}
        hint="The last part of the listing’s URL."
        autoComplete="off"
      />
      <TextField
        label="Operation"
        name="operation"
        defaultValue={operation}
        hint="POST /admin/inbox, job, command."
        autoComplete="off"
      />
      <SelectField label="Action" name="verb" defaultValue={verb ?? ""} options={verbNames} />
      <TextField label="From" name="from" type="date" defaultValue={from} />
      <TextField label="To" name="to" type="date" defaultValue={to} />
      <div className="flex min-h-12 flex-wrap items-center gap-4 xl:mt-7">
        <Button look="quiet">Filter</Button>
        <Link
          to={path}
          className="inline-flex min-h-11 items-center text-muted underline underline-offset-4 hover:text-ink"
        >
          Clear
        </Link>
      </div>
    </Form>
  );
}
