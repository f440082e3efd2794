import { ApproveOrReject } from "../account/approve-or-reject.tsx";

type Deciding = { id: number; seen: number; path: string; mayRename: boolean; slug: string; errors: string[] | undefined };

/** What can be done with changes that wait. `seen` says what the operator had before him. */
export function RevisionDecision({ id, seen, path, mayRename, slug, errors }: Deciding) {
  return (
    <ApproveOrReject path={path} given={{ id, seen }} scope="revision" errors={errors} hint="Mailed to the owner, word for word.">
      {mayRename && (
        <label className="flex items-start gap-3 text-sm">
          <input type="checkbox" name="renames" value="yes" className="mt-0.5 size-5 shrink-0 accent-lagoon" />
          <span className="min-w-0">
            New address after the new name; <span className="wrap-anywhere">/listing/{slug}</span> leads there from then on
          </span>
        </label>
      )}
    </ApproveOrReject>
  );
}
