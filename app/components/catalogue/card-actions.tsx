import { CompareButton } from "#app/components/compare/compare-button.tsx";
import type { ListingCard } from "#domain/catalogue/listings/listing.ts";
import {
  bookAtListingPath,
  bookTreatmentPath,
  contactPath,
  directionsPath,
  telHref,
} from "#shared/paths.ts";
import { say, to } from "#shared/say.ts";

/** The dialog in root.tsx that shows the contact page of whichever card was used. */
export const contactPanelId = "contact-panel";

/**
 * Renders the actions over the picture, shown on hover and focus with a mouse. On touch screens the
 * contact button leads to all of them. Without JavaScript it leads to the contact page.
 */
export function QuickActions({ listing: { name, slug } }: { listing: ListingCard }) {
  return (
    <>
      <SaveButton name={name} />
      <p className="card-quick">
        <a href={to(contactPath(slug))} data-opens-in={contactPanelId} className="icon-call">
          {say("Contact {name}", { name })}
        </a>
        <a
          href={to(directionsPath(slug))}
          data-counts="directions"
          target="_blank"
          rel="noopener nofollow"
          className="icon-directions"
        >
          {say("Directions to {name}", { name })}
        </a>
        <ShareButton />
      </p>
    </>
  );
}

/** Renders the next step of a card: book, or else call, or else view the profile. */
export function CardActions({
  listing: { name, slug, phone, takesBookings, wantedTreatment },
}: {
  listing: ListingCard;
}) {
  return (
    <p className="card-actions">
      {takesBookings ? (
        <a
          href={to(
            wantedTreatment ? bookTreatmentPath(slug, wantedTreatment) : bookAtListingPath(slug),
          )}
          aria-label={say("Book now at {name}", { name })}
          className="card-button"
        >
          {say("Book Now")}
        </a>
      ) : phone ? (
        <a
          href={telHref(phone)}
          data-counts="call"
          className="card-button"
          aria-label={say("Call {name}", { name })}
        >
          {say("Call")}
        </a>
      ) : (
        <span />
      )}
      <CompareButton name={name} />
    </p>
  );
}

const wordedAction =
  "flex min-h-11 items-center gap-2 rounded-full px-3 text-sm text-muted transition-colors hover:bg-sage hover:text-ink aria-pressed:text-coral";

export function ProfileActions({ name }: { name: string }) {
  return (
    <div className="-mx-3 mt-4 flex flex-wrap items-center">
      <SaveButton name={name} className={wordedAction}>
        {say("Save")}
      </SaveButton>
      <CompareButton name={name} className={wordedAction}>
        {say("Compare")}
      </CompareButton>
      <ShareButton className={wordedAction}>{say("Share")}</ShareButton>
    </div>
  );
}

/**
 * Buttons find their listing by `data-slug` and the heading of the surrounding card or profile.
 */
type ActionButton = { name: string; className?: string; children?: React.ReactNode };

function SaveButton({ name, className = "", children }: ActionButton) {
  return (
    <button
      type="button"
      data-save=""
      aria-pressed="false"
      aria-label={say("Save {name}", { name })}
      className={`icon-save ${className}`.trim()}
    >
      {children}
    </button>
  );
}

export function ShareButton({ className = "", children }: Omit<ActionButton, "name">) {
  return (
    <>
      <button
        type="button"
        data-share=""
        aria-label={children ? undefined : say("Share")}
        className={`icon-share ${className}`.trim()}
      >
        {children}
      </button>
      <span role="status" className={children ? "px-3 text-sm wrap-anywhere" : undefined} />
    </>
  );
}
