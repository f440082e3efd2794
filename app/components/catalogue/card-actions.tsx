import { CompareButton } from "#app/components/compare/compare-button.tsx";
import { englishOnSpanishPage } from "#app/components/ui/english-on-spanish-page.ts";
import { SheetIcon } from "#app/components/ui/sheet-icon.tsx";
import type { ListingCard } from "#domain/catalogue/listings/listing.ts";
import { describeRanges } from "#shared/hours.ts";
import { directionsUrl, outboundUrl } from "#shared/outbound-url.ts";
import { bookAtListingPath } from "#shared/paths.ts";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { brand } from "#site/brand.ts";

const action =
  "flex size-11 items-center justify-center rounded-full text-muted transition-colors hover:bg-sage hover:text-ink";

export function CardActions({ listing }: { listing: ListingCard }) {
  const panel = `contact-${listing.id}`;
  return (
    <div className="relative z-10 -mx-2 flex flex-wrap items-center">
      <button
        type="button"
        className={action}
        aria-label={say("Contact {name}", listing)}
        popoverTarget={panel}
      >
        <SheetIcon name="call" className="size-4.5" />
      </button>
      <a
        href={directionsUrl({ ...listing, city: listing.cityName })}
        data-counts="directions"
        target="_blank"
        rel="noopener noreferrer nofollow"
        className={action}
        aria-label={say("Directions to {name}", listing)}
      >
        <SheetIcon name="directions" className="size-4.5" />
      </a>
      <SaveButton name={listing.name} className={action} />
      <CompareButton name={listing.name} className={action} />
      <ShareButton name={listing.name} className={action} />
      {listing.takesBookings && (
        <a
          href={to(bookAtListingPath(listing.slug))}
          className="text-link ml-auto px-2 py-2.5 text-sm font-medium"
          aria-label={say("Book now at {name}", listing)}
        >
          {say("Book Now")}
        </a>
      )}
      <ContactPanel id={panel} listing={listing} />
    </div>
  );
}

const wordedAction =
  "flex min-h-11 items-center gap-2 rounded-full px-3 text-sm text-muted transition-colors hover:bg-sage hover:text-ink";

export function ProfileActions({ name }: { name: string }) {
  return (
    <div className="-mx-3 mt-4 flex flex-wrap items-center">
      <SaveButton name={name} className={wordedAction}>
        {say("Save")}
      </SaveButton>
      <CompareButton name={name} className={wordedAction}>
        {say("Compare")}
      </CompareButton>
      <ShareButton name={name} className={wordedAction}>
        {say("Share")}
      </ShareButton>
    </div>
  );
}

/**
 * Buttons find their listing by `data-slug` and the heading of the surrounding card or profile.
 */
type ActionButton = { name: string; className: string; children?: React.ReactNode };

/** Popover that opens and closes without JavaScript, also by a click outside. */
function ContactPanel({
  id,
  listing: { name, phone, email, website, today, specialties },
}: {
  id: string;
  listing: ListingCard;
}) {
  const site = outboundUrl(website ?? "");
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={say("Contact")}
      data-focuses="button"
      className="m-auto w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-6 text-ink shadow-lg backdrop:bg-ink/30"
    >
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={say("Close")}
        className={`absolute top-3 right-3 ${action}`}
      >
        <SheetIcon name="close" className="size-5" />
      </button>
      <p className="pr-8 font-display text-lg">{say("Contact {name}", { name })}</p>
      <p className="mt-4 grid gap-2">
        {phone && (
          <a className="text-link" data-counts="call" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            {phone}
          </a>
        )}
        {email && (
          <a className="text-link break-all" data-counts="email" href={`mailto:${email}`}>
            {email}
          </a>
        )}
        {site && (
          <a
            className="text-link break-all"
            data-counts="website"
            href={site}
            rel="noopener noreferrer nofollow"
            target="_blank"
          >
            {say("Website")}
          </a>
        )}
      </p>
      {today && (
        <p className="mt-4 text-sm">
          {today.length > 0
            ? say("Today {hours}", { hours: describeRanges(today) })
            : say("Closed today")}
        </p>
      )}
      <p className="mt-4 text-sm">
        {say("Please mention that you found them on {brand}.", { brand: brand.name })}
      </p>
      {specialties.length > 0 && (
        <p className="mt-4 text-sm text-muted" {...englishOnSpanishPage()}>
          {specialties.join(" · ")}
        </p>
      )}
    </div>
  );
}

function SaveButton({ name, className, children }: ActionButton) {
  return (
    <button
      type="button"
      data-counts="save"
      data-save=""
      aria-pressed="false"
      aria-label={say("Save {name}", { name })}
      className={`needs-script group ${className}`}
    >
      <SheetIcon
        name="save"
        className="size-4.5 group-aria-pressed:fill-coral group-aria-pressed:text-coral"
      />
      {children}
    </button>
  );
}

function ShareButton({ name, className, children }: ActionButton) {
  return (
    <>
      <button
        type="button"
        data-counts="share"
        data-share=""
        aria-label={say("Share {name}", { name })}
        className={`needs-script ${className}`}
      >
        <SheetIcon name="share" className="size-4.5" />
        {children}
      </button>
      <span role="status" className="text-sm font-medium text-lagoon" />
    </>
  );
}
