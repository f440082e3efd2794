import { Form } from "react-router";
import { AttestationField } from "#app/components/add-listing/attestation-field.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { DefaultSubmit } from "#app/components/ui/button.tsx";
import { ErrorSummary, type FieldErrors, ProblemBox } from "#app/components/ui/error-summary.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import type { ListingSection } from "#domain/listing-edits/sections.ts";
import { FactDiff, type ShownChange } from "./fact-diff.tsx";
import { LawHints } from "./law-hints.tsx";
import type { FieldSourceNotes, SectionChoices } from "./section-field-context.ts";
import { sectionFields } from "./section-fields.tsx";

export type ConcurrentEdit = { id: number; by: string; at: string; changes: ShownChange[] };
type SectionAnswer = {
  values: Record<string, string>;
  errors: FieldErrors;
  meanwhile: ConcurrentEdit[];
  seen: number;
};
type Props = {
  section: ListingSection;
  path: string;
  seen: number;
  values: Record<string, string>;
  choices: SectionChoices;
  provenance: FieldSourceNotes;
  hints: string[];
  asksToAttest: boolean;
  button: string;
  actionData: SectionAnswer | undefined;
  /** Link to leave without a change. */
  leave: string;
};

export function SectionForm({
  section,
  path,
  seen,
  values: stored,
  choices,
  provenance,
  hints,
  asksToAttest,
  button,
  actionData,
  leave,
}: Props) {
  const Fields = sectionFields[section];
  const errors = actionData?.errors ?? {};
  const values = actionData?.values ?? stored;
  const known: Record<string, string | undefined> = provenance;
  const field = (name: string) => ({
    name,
    errors: errors[name],
    defaultValue: values[name],
    note: known[name],
  });
  return (
    <Form key={path} method="post" action={path} noValidate className="grid gap-6">
      {/* The first button is the one that Enter presses. */}
      <DefaultSubmit />
      <ErrorSummary errors={errors} />
      {actionData && actionData.meanwhile.length > 0 && (
        <ChangedMeanwhile meanwhile={actionData.meanwhile} />
      )}
      <LawHints hints={hints} />
      <input type="hidden" name="seen" value={actionData?.seen ?? seen} />
      <Fields
        field={field}
        provenance={provenance}
        values={values}
        errors={errors}
        choices={choices}
      />
      {asksToAttest && <AttestationField {...field("attestation")} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6">
        <SubmitButton sending="Saving…">{button}</SubmitButton>
        <TextLink href={leave} state={{ isUnguarded: true }} preventScrollReset>
          Cancel
        </TextLink>
      </div>
    </Form>
  );
}

function ChangedMeanwhile({ meanwhile }: { meanwhile: ConcurrentEdit[] }) {
  return (
    <ProblemBox title="Someone else changed this while you were editing">
      <p className="mt-1 text-sm">
        What you typed is below and not saved yet. Submit it again to replace this:
      </p>
      {meanwhile.map(({ id, by, at, changes }) => (
        <div key={id} className="mt-4 grid gap-3">
          <p className="text-sm text-muted">
            {by}, {at}
          </p>
          {changes.map((change) => (
            <FactDiff key={change.name} {...change} />
          ))}
        </div>
      ))}
    </ProblemBox>
  );
}
