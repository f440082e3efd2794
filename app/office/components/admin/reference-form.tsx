import { ShortForm } from "#app/components/forms/short-form.tsx";
import { type Option, SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import type { FormAnswer, GetField } from "#app/forms/form-result.ts";
import type { ReferenceField } from "#domain/catalogue/reference/reference-fields.ts";
import { PreviewButton } from "./preview.tsx";

type Props = {
  action: string;
  actionData: FormAnswer | undefined;
  fields: ReferenceField[];
  values: Record<string, string>;
  choices: Record<string, Option[]>;
  button: string;
  /** URL that renders the public page from the current input. */
  preview?: string;
};

/** Generates the form for a treatment, category or city from its field definitions. */
export function ReferenceForm({
  action,
  actionData,
  fields,
  values,
  choices,
  button,
  preview,
}: Props) {
  return (
    <ShortForm
      action={action}
      actionData={actionData}
      button={button}
      defaultValues={values}
      actions={preview && <PreviewButton path={preview} />}
    >
      {(field) =>
        fields.map((each) => (
          <Field
            key={each.name}
            field={each}
            input={field(each.name)}
            choices={choices[each.name] ?? []}
          />
        ))
      }
    </ShortForm>
  );
}

function Field({
  field: { label, as, hint, isOptional },
  input,
  choices,
}: {
  field: ReferenceField;
  input: ReturnType<GetField>;
  choices: Option[];
}) {
  const common = { label, ...input, hint, isOptional };
  if (as === "choice") return <SelectField {...common} options={choices} />;
  if (as === "line") return <TextField {...common} autoComplete="off" maxLength={200} />;
  if (as === "number")
    return <TextField {...common} autoComplete="off" inputMode="decimal" className="max-w-40" />;
  if (as === "day")
    return <TextField {...common} type="date" autoComplete="off" className="max-w-52" />;
  return <TextArea {...common} rows={as === "lines" ? 5 : 4} maxLength={4000} />;
}
