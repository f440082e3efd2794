import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/field.tsx";

type Deciding = { id: number; seen: number; path: string; mayRename: boolean; slug: string; errors: string[] | undefined };

/** What can be done with changes that wait. `seen` says what the operator had before him. */
export function RevisionDecision({ id, seen, path, mayRename, slug, errors }: Deciding) {
  const hidden = (decision: string) => (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="decision" value={decision} />
    </>
  );
  return (
    <>
      <form method="post" action={path} className="grid gap-3">
        {hidden("approve")}
        {mayRename && (
          <label className="flex items-start gap-3 text-sm">
            <input type="checkbox" name="renames" value="yes" className="mt-0.5 size-5 shrink-0 accent-lagoon" />
            <span className="min-w-0">
              New address after the new name; <span className="wrap-anywhere">/listing/{slug}</span> leads there from then on
            </span>
          </label>
        )}
        <p>
          <Button>Approve</Button>
        </p>
      </form>
      <details open={errors ? true : undefined}>
        <summary className="text-link inline-flex min-h-11 items-center">Reject</summary>
        <form method="post" action={path} noValidate className="mt-2 grid gap-3">
          {hidden("reject")}
          <TextArea scope={`revision-${id}`} label="Why" name="reason" rows={3} maxLength={500} errors={errors} hint="Mailed to the owner, word for word." />
          <p>
            <Button look="quiet">Reject and tell them</Button>
          </p>
        </form>
      </details>
    </>
  );
}
