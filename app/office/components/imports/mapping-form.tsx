import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Checkbox, Choices } from "#app/components/ui/choices.tsx";
import { ErrorSummary, type FieldErrors } from "#app/components/ui/error-summary.tsx";
import { type Option, SelectField, TextField } from "#app/components/ui/field.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import {
  fieldLabel,
  type ImportRules,
  importFields,
  mergeRules,
  ruleLabel,
  ruleNames,
  rulesOf,
} from "#domain/imports/import-fields.ts";

type Props = {
  path: string;
  columns: ShownColumn[];
  rules: ImportRules;
  categories: Option[];
  mappings: string[];
  errors: FieldErrors;
};

const mergeOptions = Object.entries(mergeRules).map(([value, label]) => ({ value, label }));

export function MappingForm({ path, columns, rules, categories, mappings, errors }: Props) {
  const used = rulesOf(columns.map(({ field }) => field));
  const rule = (name: (typeof ruleNames)[number]) => (
    <SelectField
      key={name}
      label={ruleLabel(name)}
      name={`merge-${name}`}
      options={mergeOptions}
      defaultValue={rules.merge[name] ?? "fill"}
    />
  );
  return (
    <Form method="post" action={path} className="mt-10 grid gap-12">
      <input type="hidden" name="intent" value="check" />
      <ErrorSummary errors={errors} />
      <section aria-labelledby="columns">
        <Heading size="xl" id="columns" className="mb-4">
          Map the columns
        </Heading>
        <ColumnTable columns={columns} />
      </section>
      <section aria-labelledby="rules" className="grid gap-8">
        <Heading size="xl" id="rules">
          What to do with the rows
        </Heading>
        <Choices
          label="New listings"
          name="added"
          type="radio"
          chosen={[rules.added]}
          options={[
            {
              value: "pending",
              label: "Wait for review",
              hint: "Not public until you approve them.",
            },
            {
              value: "active",
              label: "Publish immediately",
              hint: "Visitors find them right away.",
            },
          ]}
        />
        <Choices
          label="Rows that match an existing listing"
          name="duplicates"
          type="radio"
          chosen={[rules.duplicates]}
          options={[
            { value: "skip", label: "Skip", hint: "The listing stays as it is." },
            {
              value: "merge",
              label: "Merge into the existing listing",
              hint: "Field by field, as set below.",
            },
          ]}
        />
        <SelectField
          label="Category, if the file does not name a known one"
          name="category"
          options={categories}
          defaultValue={rules.category}
          className="max-w-md"
        />
        <fieldset className="min-w-0">
          <legend className="font-medium">When a listing and the file differ</legend>
          <div className="mt-4 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">{used.map(rule)}</div>
          <details className="mt-5">
            <summary className="text-link w-fit cursor-pointer list-none py-2 text-sm [&::-webkit-details-marker]:hidden">
              Other fields
            </summary>
            <div className="mt-3 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
              {ruleNames.filter((name) => !used.includes(name)).map(rule)}
            </div>
          </details>
        </fieldset>
        <Checkbox name="overOwners" defaultChecked={rules.overOwners}>
          Also overwrite what owners entered themselves
        </Checkbox>
        <TextField
          label="Save this column mapping as"
          name="saveAs"
          isOptional
          maxLength={60}
          errors={errors.saveAs}
          hint={
            mappings.length > 0
              ? `Suggested again for similar files. Saved so far: ${mappings.join(", ")}.`
              : "Suggested again for similar files."
          }
          className="max-w-md"
        />
      </section>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton sending="Looking…">Check every row</SubmitButton>
        <span className="text-sm text-muted">Nothing is saved yet.</span>
      </p>
    </Form>
  );
}

type ShownColumn = { header: string; field: string; samples: string[] };

const options = [
  { value: "", label: "Left out" },
  ...importFields.map((value) => ({ value, label: fieldLabel(value) })),
];

function ColumnTable({ columns }: { columns: ShownColumn[] }) {
  return (
    <ul className="border-b border-line">
      {columns.map(({ header, field, samples }, index) => (
        <li
          key={header}
          className="grid items-center gap-x-8 gap-y-2 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_17rem]"
        >
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{header}</p>
            <p className="mt-0.5 line-clamp-2 text-sm text-muted wrap-anywhere">
              {samples.length > 0 ? samples.join(" · ") : "Empty"}
            </p>
          </div>
          <SelectField
            label={`“${header}” means`}
            name={`column-${index}`}
            options={options}
            defaultValue={field}
            className="[&_label]:sr-only"
          />
        </li>
      ))}
    </ul>
  );
}
