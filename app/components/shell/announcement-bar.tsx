import { X } from "#app/components/ui/icons.tsx";
import type { Announcement } from "#domain/settings/settings.ts";
import { say, sayStored, to } from "#shared/say.ts";

/**
 * Banner on every page, for the time that the admin sets. Closing it hides it in this browser
 * until its text changes; without JavaScript it cannot be closed.
 */
export function AnnouncementBar({ id, words, link, mayBeClosed }: Announcement) {
  return (
    <aside
      id="announcement-bar"
      data-words={id}
      aria-label={say("Announcement")}
      className="bg-ink text-sm text-paper in-data-[announcement=closed]:hidden"
    >
      <div className="wrap flex min-h-12 max-w-368 items-center justify-between gap-4 py-2">
        <p className="min-w-0 wrap-anywhere">
          {sayStored(words)}{" "}
          {link && (
            <a href={to(link.href)} className="font-medium underline underline-offset-4">
              {sayStored(link.text)}
            </a>
          )}
        </p>
        {mayBeClosed && (
          <button
            type="button"
            className="invisible -mr-3 grid size-11 shrink-0 place-items-center rounded-control in-data-alive:visible"
          >
            <X className="size-4" aria-hidden />
            <span className="sr-only">{say("Close the announcement")}</span>
          </button>
        )}
      </div>
    </aside>
  );
}
