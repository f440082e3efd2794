import { mostLicences, mostPeople, rowField } from "#domain/revisions/forms/row-forms.ts";
import { licenceLabels } from "#shared/credential-kinds.ts";
import { SelectField, StandingNote, TextArea, TextField } from "../ui/field.tsx";
import type { FieldsOf } from "./fields-of.ts";
import { rowsOf } from "./rows.ts";

const kinds = Object.entries(licenceLabels).map(([value, label]) => ({ value, label }));

/** Who answers for the place, who works there, and what shows it. An emptied row goes. */
export function CredentialFields({ field, values, standing }: FieldsOf) {
  return (
    <>
      <section aria-labelledby="licences">
        <h2 id="licences" className="text-xl">
          Licenses
        </h2>
        <StandingNote>{standing.licences}</StandingNote>
        <p className="mt-1 text-sm text-muted">
          We look each one up in the register of the state. One that changes has to be looked up again. Save to get room for another.
        </p>
        <ol className="mt-4 border-t border-line">
          {rowsOf(values, "number", mostLicences, 1).map((row) => (
            <li key={row} aria-label={`License ${row + 1}`} className="grid items-start gap-4 border-b border-line py-5 sm:grid-cols-3">
              <SelectField label="Kind" options={kinds} {...field(rowField("kind", row))} />
              <TextField label="Holder" {...field(rowField("holder", row))} />
              <TextField label="Number" {...field(rowField("number", row))} />
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="people">
        <h2 id="people" className="text-xl">
          People
        </h2>
        <StandingNote>{standing.staff}</StandingNote>
        <ol className="mt-4 border-t border-line">
          {rowsOf(values, "person", mostPeople, 1).map((row) => (
            <li key={row} aria-label={`Person ${row + 1}`} className="grid items-start gap-4 border-b border-line py-5 sm:grid-cols-2">
              <input type="hidden" name={rowField("was", row)} value={values[rowField("was", row)] ?? ""} />
              <TextField label="Name" {...field(rowField("person", row))} />
              <TextField label="Title" {...field(rowField("title", row))} />
              <TextArea className="sm:col-span-2" label="Certificates" isOptional rows={2} hint="One on each line." {...field(rowField("certificates", row))} />
            </li>
          ))}
        </ol>
      </section>
      <TextArea label="Certifications of the place" isOptional hint="One on each line." {...field("certifications")} />
      <TextArea label="Awards" isOptional hint="One on each line, with who gave it and when." {...field("awards")} />
    </>
  );
}
