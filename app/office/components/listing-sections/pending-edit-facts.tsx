import { TextLink } from "#app/components/ui/text-link.tsx";
import { listingPath } from "#shared/paths.ts";
import { FactDiff } from "./fact-diff.tsx";
import { LawHints } from "./law-hints.tsx";
import type { presentPendingEdit } from "./profile-view.server.ts";

type PendingEdit = Pick<
  ReturnType<typeof presentPendingEdit>,
  "listing" | "fields" | "history" | "hints"
>;

type Props = { pendingEdit: PendingEdit };

export function PendingEditFacts({ pendingEdit: { listing, fields, history, hints } }: Props) {
  return (
    <>
      <p className="text-sm text-muted wrap-anywhere">
        <TextLink href={listingPath(listing.slug)}>{listing.name}</TextLink>
        {[listing.city, listing.website].filter(Boolean).map((fact) => `, ${fact}`)}
      </p>
      <div className="mt-5 grid gap-5">
        <LawHints hints={hints} />
        {fields.map(({ moved, ...field }) => (
          <FactDiff key={field.name} {...field}>
            {moved && (
              <p className="mt-2 border-l-2 border-coral pl-3 text-sm wrap-anywhere whitespace-pre-line">
                {moved.note} <span className="text-muted">{moved.live}</span>
              </p>
            )}
          </FactDiff>
        ))}
      </div>
      <ol className="mt-5 grid gap-1 text-sm text-muted">
        {history.map(({ id, text, at, reason }) => (
          <li key={id} className="wrap-anywhere">
            {text}, {at}
            {reason && `: ${reason}`}
          </li>
        ))}
      </ol>
    </>
  );
}
