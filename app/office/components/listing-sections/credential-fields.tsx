import { Checkbox } from "#app/components/ui/choices.tsx";
import { PendingEditNote, SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import {
  linesOf,
  maxLicenses,
  maxStaffMembers,
  rowField,
} from "#domain/listing-edits/forms/row-forms.ts";
import { licenseLabels, ownershipLabels } from "#shared/credential-kinds.ts";
import { PlainFields } from "./plain-fields.tsx";
import { readFormRows } from "./rows.ts";
import type { SectionFieldContext } from "./section-field-context.ts";

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export function CredentialFields(context: SectionFieldContext) {
  const { field, values, choices, provenance } = context;
  return (
    <>
      <TitledSection id="owner" title="Owner of the practice">
        <PendingEditNote>{provenance.ownership}</PendingEditNote>
        <p className="mt-1 text-sm text-muted">
          Shown on your profile. In California a medical practice belongs to a physician or, within
          limits, to a 104 nurse practitioner.
        </p>
        <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Owner"
            isOptional
            hint="The person, or the professional corporation."
            {...field("ownerName")}
          />
          <SelectField
            label="Owner’s license"
            isOptional
            options={[{ value: "", label: "Not stated" }, ...optionsOf(ownershipLabels)]}
            {...field("ownerKind")}
          />
        </div>
      </TitledSection>
      <TitledSection id="licenses" title="Licenses">
        <PendingEditNote>{provenance.licenses}</PendingEditNote>
        <p className="mt-1 text-sm text-muted">
          We look up each license in the state’s records. If you change one, we have to look it up
          again. Save to make room for another. Physicians who advertise under a name other than
          their own need a fictitious name permit from the Medical Board.
        </p>
        <ol className="mt-4 border-t border-line">
          {readFormRows(values, "number", maxLicenses, 1).map((row) => (
            <li
              key={row}
              aria-label={`License ${row + 1}`}
              className="grid items-start gap-4 border-b border-line py-5 sm:grid-cols-3"
            >
              <SelectField
                label="Kind"
                options={optionsOf(licenseLabels)}
                {...field(rowField("kind", row))}
              />
              <TextField label="Holder" {...field(rowField("holder", row))} />
              <TextField label="Number" {...field(rowField("number", row))} />
            </li>
          ))}
        </ol>
      </TitledSection>
      <TitledSection id="people" title="People">
        <PendingEditNote>{provenance.staff}</PendingEditNote>
        <p className="mt-1 text-sm text-muted">
          Write “board certified” only with the full name of the board, for example: Board certified
          by the American Board of Dermatology. Mark people without a state license who offer
          ayurveda, reiki, sound baths, breathwork or herbs: the law requires that statement next to
          their names.
        </p>
        <ol className="mt-4 border-t border-line">
          {readFormRows(values, "person", maxStaffMembers, 1).map((row) => (
            <Person key={row} row={row} field={field} />
          ))}
        </ol>
        <Unfold className="mt-4" title="Treatment names you can use">
          <p className="mt-2 text-sm text-muted">{choices.treatments.join(", ")}</p>
        </Unfold>
      </TitledSection>
      <PlainFields section="credentials" {...context} />
    </>
  );
}

function Person({ row, field }: Pick<SectionFieldContext, "field"> & { row: number }) {
  const of = (name: string) => field(rowField(name, row));
  return (
    <li
      aria-label={`Person ${row + 1}`}
      className="grid items-start gap-4 border-b border-line py-5 sm:grid-cols-2"
    >
      <input type="hidden" name={rowField("personId", row)} value={of("personId").defaultValue} />
      <TextField label="Name" {...of("person")} />
      <TextField label="Title" {...of("title")} />
      <TextArea
        label="Licenses and certificates"
        isOptional
        rows={3}
        hint="One per line."
        {...of("certificates")}
      />
      <TextArea
        label="Treatments they perform"
        isOptional
        rows={Math.max(3, linesOf(of("performs").defaultValue ?? "").length)}
        hint="One per line, as named on this site."
        {...of("performs")}
      />
      <Checkbox
        isLong
        name={rowField("unlicensed", row)}
        defaultChecked={of("unlicensed").defaultValue === "yes"}
        className="min-h-11 sm:col-span-2"
      >
        Not licensed by the state as a healing arts practitioner
      </Checkbox>
    </li>
  );
}
