import { Choices } from "#app/components/ui/choices.tsx";
import { SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { priceRanges } from "#domain/catalogue/submissions/submission-choices.ts";
import {
  type ListingField,
  type ListingFieldName,
  listingField,
  listingFieldsWith,
} from "#shared/listing-fields.ts";
import type { SectionFieldContext } from "./section-field-context.ts";

/** Inputs of the fields of a section that need no code of their own. */
export function PlainFields({
  section,
  ...context
}: SectionFieldContext & { section: ListingField["section"] }) {
  return listingFieldsWith({ section }).map((name) => (
    <PlainField key={name} name={name} {...context} />
  ));
}

const prices = Object.entries(priceRanges).map(([value, label]) => ({
  value,
  label: `${value} ${label}`,
}));

function PlainField({
  name,
  field,
  values,
  errors,
  provenance,
}: SectionFieldContext & { name: ListingFieldName }) {
  const { label, hint, ...of } = listingField(name);
  switch (of.kind) {
    case "yes-no":
      return (
        <SelectField
          label={label}
          options={[
            { value: "", label: "Not stated" },
            { value: "yes", label: of.yes },
            { value: "no", label: of.no },
          ]}
          {...field(name)}
        />
      );
    case "price level":
      return (
        <Choices
          label={label}
          type="radio"
          name={name}
          options={prices}
          chosen={[values[name] ?? ""]}
          note={provenance[name]}
          errors={errors[name]}
        />
      );
    case "year":
      return (
        <TextField
          label={label}
          inputMode="numeric"
          isOptional
          hint={hint}
          className="max-w-40"
          {...field(name)}
        />
      );
    case "list":
      return <TextArea label={label} isOptional hint={hint ?? "One per line."} {...field(name)} />;
    case "text":
      return <TextArea label={label} isOptional hint={hint} rows={of.rows} {...field(name)} />;
  }
}
