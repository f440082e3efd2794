import { IconButton } from "#app/components/ui/button.tsx";
import { X } from "#app/components/ui/icons.tsx";
import type { Announcement } from "#domain/settings/settings.ts";
import { say, sayStored, to } from "#shared/say.ts";

/**
 * Shows a banner on every page, for the time that the admin sets. Closing it hides it in this
 * browser until its text changes; without JavaScript it cannot be closed.
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
          <IconButton
            label={say("Close the announcement")}
            className="invisible -mr-3 hover:text-ink in-data-alive:visible"
          >
            <X className="size-4" aria-hidden />
          </IconButton>
        )}
      </div>
    </aside>
  );
}
