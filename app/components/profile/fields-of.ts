import type { FieldErrors } from "../ui/error-summary.tsx";
import type { Option } from "../ui/field.tsx";

export type SectionChoices = { cities: Option[]; categories: Option[]; treatments: string[]; tiles: string | undefined };

/** What the fields of a section's form are given. */
export type FieldsOf = {
  field: (name: string) => { name: string; errors: string[] | undefined; defaultValue: string | undefined };
  values: Record<string, string>;
  errors: FieldErrors;
  choices: SectionChoices;
};
