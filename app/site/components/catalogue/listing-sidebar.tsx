import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import {
  CalendarCheck,
  ChevronDown,
  Clock,
  ExternalLink,
  Mail,
  MapPin,
  Phone,
  PhoneIncoming,
} from "#app/components/ui/icons.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { StoredText } from "#app/components/ui/stored-text.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import type { OpeningStatus } from "#domain/catalogue/listings/opening.ts";
import { fromPrice, listedPrice } from "#domain/catalogue/listings/price-text.ts";
import { addressLine } from "#shared/address-line.ts";
import { formatTime } from "#shared/hours.ts";
import { inSentence } from "#shared/language.ts";
import { formatDay } from "#shared/local-day.ts";
import { outboundUrl } from "#shared/outbound-url.ts";
import { bookAtListingPath, directionsPath, listingClaimPath, telHref } from "#shared/paths.ts";
import { say, to } from "#shared/say.ts";
import type { ProfileListing } from "./profile-fields.ts";
import { SmallMap } from "./small-map.tsx";

type SidebarListing = ProfileListing & {
  opening: OpeningStatus;
  /** The owner's wording, for hours that could not be parsed. */
  hoursInWords: string;
  lastUpdated: string | null;
  /** The listing has no owner account yet. */
  isUnowned: boolean;
};

export function ProfileSidebar({ listing }: { listing: SidebarListing }) {
  const { lastUpdated } = listing;
  const addressed = { ...listing, city: listing.city.name };
  const website = outboundUrl(listing.website ?? "");
  const { latitude, longitude, isPremium } = listing;
  return (
    <aside
      className="h-fit rounded-card border border-line bg-surface p-5 max-lg:mt-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      aria-label={say("Contact and hours")}
    >
      <NextStep listing={listing} />
      <Hours {...listing} />
      <div className="mt-4 grid gap-3 border-t border-line pt-4 text-sm max-lg:grid-cols-[minmax(0,1fr)_7rem] lg:mt-5 lg:pt-5">
        <div className="grid h-fit gap-3">
          <p translate="no">{addressLine(addressed)}</p>
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <a
              className="text-link inline-flex items-center gap-1.5"
              data-counts="directions"
              href={to(directionsPath(listing.slug))}
              rel="noopener noreferrer nofollow"
              target="_blank"
            >
              <MapPin className="size-4" aria-hidden /> {say("Get Directions")}
            </a>
            {website && (
              <a
                className="text-link inline-flex items-center gap-1.5 break-all"
                data-counts="website"
                href={website}
                rel="noopener noreferrer nofollow"
                target="_blank"
              >
                {say("Website")} <ExternalLink className="size-3.5" aria-hidden />
              </a>
            )}
          </p>
        </div>
        {latitude !== null && longitude !== null && (
          <div className="max-lg:[&>a]:aspect-square max-lg:[&_span]:opacity-0">
            <SmallMap
              positions={[{ latitude, longitude, isPremium }]}
              href={`/map?city=${listing.city.slug}`}
            />
          </div>
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-2 *:grow *:px-3">
        <ButtonLink variant="secondary" href={`/listing/${listing.slug}/call`} rel="nofollow">
          <PhoneIncoming className="size-4" aria-hidden /> {say("Request a callback")}
        </ButtonLink>
        {listing.email && (
          <ButtonLink variant="secondary" data-counts="email" href={`mailto:${listing.email}`}>
            <Mail className="size-4" aria-hidden /> {say("Email")}
          </ButtonLink>
        )}
      </div>
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
                <TextLink href={listingClaimPath(listing.slug)} rel="nofollow">
                  {words}
                </TextLink>
              ),
            }}
          />
        </p>
      )}
    </aside>
  );
}

/** Shows the lowest price and the link to book. On phones the bottom bar shows both. */
function NextStep({ listing }: { listing: ProfileListing }) {
  return (
    <div className="mb-5 grid gap-2 border-b border-line pb-5 max-lg:hidden">
      <p className="empty:hidden">
        <FromPrice services={listing.services} />
      </p>
      {listing.takesBookings && (
        <ButtonLink href={bookAtListingPath(listing.slug)}>
          <CalendarCheck className="size-4" aria-hidden /> {say("Book Now")}
        </ButtonLink>
      )}
      {listing.phone && (
        <ButtonLink
          {...(listing.takesBookings ? { variant: "secondary" as const } : {})}
          data-counts="call"
          href={telHref(listing.phone)}
        >
          <Phone className="size-4" aria-hidden /> {say("Call Now")}
          <span className="font-normal max-lg:hidden">{listing.phone}</span>
        </ButtonLink>
      )}
    </div>
  );
}

function FromPrice({ services }: Pick<ProfileListing, "services">) {
  const priced = services.find(({ priceMinCents }) => priceMinCents !== null);
  if (!priced) return null;
  return (
    <>
      <StoredText>{priced.name}</StoredText> <br className="lg:hidden" />
      <b>{fromPrice(priced) ?? listedPrice(priced)}</b>
    </>
  );
}

/** Keeps the next step on screen on phones. */
export function ProfileBottomBar({ listing }: { listing: ProfileListing }) {
  const { slug, name, phone, takesBookings } = listing;
  return (
    <div
      data-book-bar
      data-slug={slug}
      className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-2 border-t border-line bg-surface px-4 py-2.5 whitespace-nowrap pb-[max(0.625rem,env(safe-area-inset-bottom))] text-sm leading-tight lg:hidden print:hidden"
    >
      <p className="min-w-0 grow truncate">
        <FromPrice services={listing.services} />
      </p>
      {phone && (
        <ButtonLink
          {...(takesBookings ? { variant: "secondary" as const } : {})}
          data-counts="call"
          href={telHref(phone)}
          aria-label={say("Call {name}", { name })}
        >
          <Phone className="size-4" aria-hidden /> {say("Call")}
        </ButtonLink>
      )}
      {takesBookings && <ButtonLink href={bookAtListingPath(slug)}>{say("Book Now")}</ButtonLink>}
      {!phone && !takesBookings && (
        <ButtonLink href={`/listing/${slug}/call`} rel="nofollow">
          {say("Request a callback")}
        </ButtonLink>
      )}
    </div>
  );
}

/** Shows today's hours, with the week folded below. */
function Hours({ opening, hoursInWords }: Pick<SidebarListing, "opening" | "hoursInWords">) {
  const today = opening.week?.find(({ isToday }) => isToday);
  if (!opening.week || !today)
    return (
      <div>
        <Heading size="sm" className="flex items-center gap-2">
          <Clock className="size-4" aria-hidden /> {say("Business hours")}
        </Heading>
        <p
          className={`mt-2 text-sm whitespace-pre-line ${hoursInWords ? "" : "text-muted"}`}
          {...(hoursInWords ? originalLang() : {})}
        >
          {hoursInWords || say("Not stated")}
        </p>
      </div>
    );
  return (
    <div>
      <h2 className="sr-only">{say("Business hours")}</h2>
      <details className="group/hours">
        <summary className="flex min-h-8 items-center gap-2 text-sm">
          <Clock className="size-4 shrink-0" aria-hidden />
          <span className="grow">
            <Openness isOpen={opening.isOpen} /> {opening.isOpen !== null && "· "}
            <span className="whitespace-nowrap">{changeOf(opening) ?? today.hours}</span>
          </span>
          <ChevronDown
            className="size-4 text-muted transition-transform group-open/hours:rotate-180"
            aria-hidden
          />
        </summary>
        <Week week={opening.week} />
      </details>
    </div>
  );
}

function changeOf({ isOpen, next }: OpeningStatus) {
  if (!next || isOpen === null) return null;
  const time = formatTime(next.minute);
  if (isOpen) return say("Closes {time}", { time });
  return next.day
    ? say("Opens {day} {time}", { day: inSentence(say(next.day)), time })
    : say("Opens {time}", { time });
}

function Openness({ isOpen }: Pick<OpeningStatus, "isOpen">) {
  if (isOpen === null) return null;
  return (
    <b className={isOpen ? "text-lagoon" : "text-muted"}>
      {isOpen ? say("Open now") : say("Closed now")}
    </b>
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
