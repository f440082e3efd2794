import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { type InboxKind, inboxKindDetails } from "#domain/moderation/inbox.ts";
import { ReasonField } from "./reason-field.tsx";

type Props = {
  kind: InboxKind | null;
  action: string;
  isAll: boolean;
  isNone: boolean;
  onSelectAll: (isSelected: boolean) => void;
};

/** Decides several items. They must be of one kind, because one reason applies to all. */
export function BulkDecisionBar({ kind, action, isAll, isNone, onSelectAll }: Props) {
  return (
    <Form id="chosen" method="post" action={action} noValidate className="mb-4 grid gap-2">
      <input type="hidden" name="intent" value="decide chosen" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <label className="needs-script flex min-h-11 items-center gap-3 pl-3 text-sm">
          <input
            type="checkbox"
            checked={isAll}
            onChange={({ target }) => onSelectAll(target.checked)}
            className="size-6 accent-lagoon"
          />
          All
        </label>
        <Button
          variant="secondary"
          name="decision"
          value="approve"
          disabled={isNone}
          className="min-h-11! px-4!"
        >
          Approve selected
        </Button>
        {kind && inboxKindDetails[kind].reasons === null && (
          <Button
            variant="secondary"
            name="decision"
            value="reject"
            disabled={isNone}
            className="min-h-11! px-4!"
          >
            Reject selected
          </Button>
        )}
      </div>
      {kind && inboxKindDetails[kind].reasons !== null && (
        <details>
          <summary className="text-link inline-flex min-h-11 items-center pl-3 text-sm">
            Reject selected
          </summary>
          <div className="grid gap-3 rounded-card border border-line bg-surface p-4">
            <ReasonField kind={kind} scope="chosen" />
            <p>
              <Button variant="secondary" name="decision" value="reject" disabled={isNone}>
                Reject selected and notify
              </Button>
            </p>
          </div>
        </details>
      )}
    </Form>
  );
}
