import { englishOnSpanishPage } from "#app/components/ui/english-on-spanish-page.ts";
import {
  CalendarCheck,
  Clock,
  ExternalLink,
  Mail,
  MapPin,
  Phone,
  PhoneIncoming,
} from "#app/components/ui/icons.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { StoredText } from "#app/components/ui/stored-text.tsx";
import type { ListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import type { OpeningStatus } from "#domain/catalogue/listings/opening.ts";
import { addressLine } from "#shared/address-line.ts";
import { formatDay } from "#shared/local-day.ts";
import { outboundUrl } from "#shared/outbound-url.ts";
import { bookAtListingPath, directionsPath, listingClaimPath } from "#shared/paths.ts";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { ButtonLink } from "../ui/button-link.tsx";

type SidebarListing = Pick<
  ListingProfile,
  | "slug"
  | "name"
  | "takesBookings"
  | "address"
  | "locality"
  | "zipCode"
  | "city"
  | "phone"
  | "email"
  | "website"
  | "ownerConfirmedOn"
> & {
  opening: OpeningStatus;
  /** The owner's wording, for hours that could not be parsed. */
  hoursInWords: string;
  lastUpdated: string | null;
  /** The listing has no owner account yet. */
  isUnowned: boolean;
};

export function ProfileSidebar({ listing }: { listing: SidebarListing }) {
  const { opening, lastUpdated } = listing;
  const addressed = { ...listing, city: listing.city.name };
  const website = outboundUrl(listing.website ?? "");
  return (
    <aside
      className="h-fit rounded-card border border-line bg-surface p-5 lg:sticky lg:top-28"
      aria-label={say("Contact and hours")}
    >
      <div className="grid gap-2">
        {listing.takesBookings && (
          <ButtonLink href={bookAtListingPath(listing.slug)}>
            <CalendarCheck className="size-4" aria-hidden /> {say("Book Now")}
          </ButtonLink>
        )}
        {listing.phone && (
          <ButtonLink
            {...(listing.takesBookings ? { look: "quiet" as const } : {})}
            data-counts="call"
            href={`tel:${listing.phone.replace(/[^\d+]/g, "")}`}
          >
            <Phone className="size-4" aria-hidden /> {say("Call Now")}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={`/listing/${listing.slug}/call`} rel="nofollow">
          <PhoneIncoming className="size-4" aria-hidden /> {say("Request a callback")}
        </ButtonLink>
        <div className="flex flex-wrap gap-2 whitespace-nowrap *:grow">
          {listing.email && (
            <ButtonLink look="quiet" data-counts="email" href={`mailto:${listing.email}`}>
              <Mail className="size-4" aria-hidden /> {say("Email")}
            </ButtonLink>
          )}
          <ButtonLink
            look="quiet"
            data-counts="directions"
            href={directionsPath(listing.slug)}
            rel="noopener noreferrer nofollow"
            target="_blank"
          >
            <MapPin className="size-4" aria-hidden /> {say("Get Directions")}
          </ButtonLink>
        </div>
      </div>
      <dl className="mt-6 grid gap-3 border-t border-line pt-5 text-sm">
        <div>
          <dt className="sr-only">{say("Address")}</dt>
          <dd translate="no">{addressLine(addressed)}</dd>
        </div>
        {listing.phone && (
          <div>
            <dt className="sr-only">{say("Phone")}</dt>
            <dd>{listing.phone}</dd>
          </div>
        )}
        {website && (
          <div>
            <dt className="sr-only">{say("Website")}</dt>
            <dd>
              <a
                className="text-link inline-flex items-center gap-1.5 break-all"
                data-counts="website"
                href={website}
                rel="noopener noreferrer nofollow"
                target="_blank"
              >
                {say("Website")} <ExternalLink className="size-3.5" aria-hidden />
              </a>
            </dd>
          </div>
        )}
      </dl>
      <h2 className="mt-6 flex items-center gap-2 border-t border-line pt-5 font-sans text-base font-semibold tracking-normal">
        <Clock className="size-4" aria-hidden /> {say("Business hours")}
      </h2>
      <Openness isOpen={opening.isOpen} />
      {opening.week && <Week week={opening.week} />}
      {!opening.week && (
        <p
          className={`mt-2 text-sm whitespace-pre-line ${listing.hoursInWords ? "" : "text-muted"}`}
          {...(listing.hoursInWords ? englishOnSpanishPage() : {})}
        >
          {listing.hoursInWords || say("Not stated")}
        </p>
      )}
      {(lastUpdated || listing.ownerConfirmedOn) && (
        <p className="mt-5 border-t border-line pt-4 text-sm text-muted">
          {lastUpdated && (
            <span className="block">
              {say("Information last updated {day}", { day: formatDay(lastUpdated) })}
            </span>
          )}
          {listing.ownerConfirmedOn && (
            <span className="block">
              {say("Last confirmed by the owner {day}", {
                day: formatDay(listing.ownerConfirmedOn),
              })}
            </span>
          )}
        </p>
      )}
      {listing.isUnowned && (
        <p className="mt-5 border-t border-line pt-4 text-sm text-muted">
          <RichText
            text="Is this your business? <a>Claim it</a>"
            parts={{
              a: (words) => (
                <a className="text-link" href={to(listingClaimPath(listing.slug))} rel="nofollow">
                  {words}
                </a>
              ),
            }}
          />
        </p>
      )}
    </aside>
  );
}

function Openness({ isOpen }: Pick<OpeningStatus, "isOpen">) {
  if (isOpen === null) return null;
  return (
    <p className={`mt-2 text-sm font-medium ${isOpen ? "text-lagoon" : "text-muted"}`}>
      {isOpen ? say("Open now") : say("Closed now")}
    </p>
  );
}

function Week({ week }: { week: NonNullable<OpeningStatus["week"]> }) {
  return (
    <dl className="mt-3 grid gap-1.5 text-sm">
      {week.map(({ day, hours, isToday, note }) => (
        <div key={day} className={`flex justify-between gap-4 ${isToday ? "font-semibold" : ""}`}>
          <dt className={isToday ? "" : "text-muted"}>
            {say(day)}
            {isToday && <span className="sr-only"> {say("(today)")}</span>}
          </dt>
          <dd className="text-right">
            {hours}
            {note && (
              <span className="block font-normal text-muted">
                <StoredText>{note}</StoredText>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
