import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/field.tsx";

type Deciding = { id: number; path: string; owners: string[]; errors: string[] | undefined };

/** What can be done with a claim that waits. */
export function ClaimDecision({ id, path, owners, errors }: Deciding) {
  return (
    <>
      <form method="post" action={path} className="grid gap-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="decision" value="approve" />
        {owners.length > 0 && (
          <label className="flex items-start gap-3 text-sm">
            <input type="checkbox" name="replaces" value="yes" className="mt-0.5 size-5 shrink-0 accent-lagoon" />
            In place of {owners.join(" and ")}, who then no longer looks after it
          </label>
        )}
        <p>
          <Button>Approve</Button>
        </p>
      </form>
      <details open={errors ? true : undefined}>
        <summary className="text-link inline-flex min-h-11 items-center">Reject</summary>
        <form method="post" action={path} noValidate className="mt-2 grid gap-3">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="decision" value="reject" />
          <TextArea scope={`claim-${id}`} label="Why" name="reason" rows={3} maxLength={500} errors={errors} hint="Mailed to the claimant, word for word." />
          <p>
            <Button look="quiet">Reject and tell them</Button>
          </p>
        </form>
      </details>
    </>
  );
}
