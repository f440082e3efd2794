import { TextArea } from "#app/components/ui/field.tsx";
import { ReasonSelect } from "#app/office/components/ui/reason-select.tsx";
import { type InboxKind, inboxKindDetails } from "#domain/moderation/inbox.ts";

type Props = {
  kind: InboxKind;
  scope: string;
  errors?: string[] | undefined;
  typed?: string | undefined;
};

/** Asks for the reason for a rejection: one from a list, or text that is emailed. */
export function ReasonField({ kind, scope, errors, typed }: Props) {
  const { reasons, hint } = inboxKindDetails[kind];
  if (reasons === null) return null;
  const field = { scope, name: "reason", errors, hint, defaultValue: typed };
  if (reasons === "in words") return <TextArea label="Why" rows={3} maxLength={500} {...field} />;
  return <ReasonSelect reasons={reasons} {...field} />;
}
