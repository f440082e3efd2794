import { ApproveOrReject } from "../account/approve-or-reject.tsx";

type Deciding = { id: number; path: string; owners: string[]; errors: string[] | undefined };

/** What can be done with a claim that waits. */
export function ClaimDecision({ id, path, owners, errors }: Deciding) {
  return (
    <ApproveOrReject path={path} given={{ id }} scope="claim" errors={errors} hint="Mailed to the claimant, word for word.">
      {owners.length > 0 && (
        <label className="flex items-start gap-3 text-sm">
          <input type="checkbox" name="replaces" value="yes" className="mt-0.5 size-5 shrink-0 accent-lagoon" />
          In place of {owners.join(" and ")}, who then no longer looks after it
        </label>
      )}
    </ApproveOrReject>
  );
}
