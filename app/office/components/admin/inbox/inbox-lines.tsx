import { Link, useFetcher } from "react-router";
import type { InboxListItem } from "#app/office/routes/admin/inbox/inbox.server.ts";
import { inboxKindDetails } from "#domain/moderation/inbox.ts";
import { linesId } from "./use-shortcuts.ts";

type Props = {
  lines: InboxListItem[];
  current: string | null;
  selected: ReadonlySet<string>;
  onSelect: (value: string, isSelected: boolean) => void;
};

export function InboxLines({ lines, current, selected, onSelect }: Props) {
  return (
    <ul id={linesId} aria-label="Waiting" className="border-b border-line">
      {lines.map((line) => (
        <InboxLine
          key={line.name}
          line={line}
          isCurrent={line.name === current}
          isSelected={selected.has(line.value)}
          onSelect={onSelect}
        />
      ))}
    </ul>
  );
}

/**
 * Shows an item of the inbox. A decided item leaves the list at once; it returns if the decision is
 * refused.
 */
function InboxLine({
  line: { name, kind, title, listing, age, overdue, hints, excerpt, href, value },
  isCurrent,
  isSelected,
  onSelect,
}: Pick<Props, "onSelect"> & { line: InboxListItem; isCurrent: boolean; isSelected: boolean }) {
  const decision = useFetcher({ key: name });
  if (decision.state !== "idle") return null;
  const where = listing && listing.name !== title ? listing.name : null;
  return (
    <li
      className={`group relative grid grid-cols-[2.75rem_minmax(0,1fr)] border-t border-line has-checked:bg-sage ${isCurrent ? "bg-surface" : "hover:bg-surface"}`}
    >
      {isCurrent && <span aria-hidden className="absolute inset-y-0 left-0 w-0.5 bg-lagoon" />}
      <label className="flex justify-center pt-4">
        <span className="sr-only">
          Select {inboxKindDetails[kind].name.toLowerCase()}: {title}
        </span>
        <input
          type="checkbox"
          name="chosen"
          value={value}
          form="chosen"
          checked={isSelected}
          onChange={({ target }) => onSelect(value, target.checked)}
          className="size-6 accent-lagoon"
        />
      </label>
      <Link
        to={href}
        preventScrollReset
        aria-current={isCurrent ? "true" : undefined}
        className="block min-w-0 py-3 pr-3"
      >
        <span className="flex items-baseline justify-between gap-4 text-sm">
          <span className="text-muted">{inboxKindDetails[kind].name}</span>
          <span
            className={`shrink-0 tabular-nums ${overdue ? "font-medium text-coral" : "text-muted"}`}
          >
            {overdue ?? age}
          </span>
        </span>
        <span className="mt-0.5 line-clamp-2 leading-snug font-medium wrap-anywhere">{title}</span>
        {where && <span className="block truncate text-sm">{where}</span>}
        {excerpt && (
          <span className="mt-0.5 line-clamp-2 text-sm text-muted wrap-anywhere">{excerpt}</span>
        )}
        {hints.length > 0 && (
          <span className="mt-0.5 block text-sm text-coral wrap-anywhere">{hints.join(" · ")}</span>
        )}
      </Link>
    </li>
  );
}
