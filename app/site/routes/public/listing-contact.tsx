import { ShareButton } from "#app/components/catalogue/card-actions.tsx";
import { crumbOf } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { ExternalLink, Mail, MapPin, Phone } from "#app/components/ui/icons.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { noSuchListing, requireFound } from "#app/http/answers.server.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { findCard } from "#domain/catalogue/listings/list-listings.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { addressLine } from "#shared/address-line.ts";
import { describeRanges } from "#shared/hours.ts";
import { outboundUrl } from "#shared/outbound-url.ts";
import {
  bookAtListingPath,
  contactPath,
  directionsPath,
  listingPath,
  telHref,
} from "#shared/paths.ts";
import { say, to } from "#shared/say.ts";

// One minute, because the page shows today's hours.
export const handle = { cache: { query: [], seconds: 60 }, breadcrumb: crumbOf };

export async function loader({ params, context }: LoaderArgs<"slug">) {
  const services = context.get(servicesContext);
  const card = requireFound(await findCard(services, params.slug), noSuchListing);
  context.get(pageContext).shows(tags.listing(card.slug));
  const { slug, name, cityName, phone, email, website, address, locality, zipCode } = card;
  const { today, specialties, takesBookings } = card;
  return {
    slug,
    name,
    cityName,
    phone,
    email,
    website,
    address,
    locality,
    zipCode,
    today,
    specialties,
    takesBookings,
  };
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { name, slug } = loaderData;
  return pageMeta(matches, {
    title: say("Contact {name}", { name }),
    description: say("Phone, email, website and directions for {name}.", { name }),
    path: contactPath(slug),
    isIndexed: false,
  });
}

/** Shows contact details in a dialog over lists, and on a page of their own without JavaScript. */
export default function ListingContact({ loaderData: listing }: PageProps<typeof loader>) {
  const { slug, name, cityName, phone, email, website, today, specialties } = listing;
  const site = outboundUrl(website ?? "");
  const addressed = { ...listing, city: cityName };
  return (
    <NarrowPage title={say("Contact {name}", { name })} crumb={say("Contact")}>
      <section data-opened data-slug={slug} aria-label={say("Contact")} className="grid gap-4">
        <Heading className="pr-10 outline-none" tabIndex={-1}>
          {say("Contact {name}", { name })}
        </Heading>
        <p className="text-sm text-muted">
          <span translate="no">{addressLine(addressed)}</span>
          {today && (
            <span className="block">
              {today.length > 0
                ? say("Today {hours}", { hours: describeRanges(today) })
                : say("Closed today")}
            </span>
          )}
        </p>
        <p className="grid gap-2 sm:grid-cols-2">
          {phone && (
            <ButtonLink data-counts="call" href={telHref(phone)}>
              <Phone className="size-4" aria-hidden /> {phone}
            </ButtonLink>
          )}
          {listing.takesBookings && (
            <ButtonLink variant={phone ? "secondary" : "primary"} href={bookAtListingPath(slug)}>
              {say("Book Now")}
            </ButtonLink>
          )}
          <ButtonLink
            variant="secondary"
            data-counts="directions"
            href={directionsPath(slug)}
            rel="noopener noreferrer nofollow"
            target="_blank"
          >
            <MapPin className="size-4" aria-hidden /> {say("Get Directions")}
          </ButtonLink>
          {email && (
            <ButtonLink variant="secondary" data-counts="email" href={`mailto:${email}`}>
              <Mail className="size-4" aria-hidden /> {say("Email")}
            </ButtonLink>
          )}
          {site && (
            <ButtonLink
              variant="secondary"
              data-counts="website"
              href={site}
              rel="noopener noreferrer nofollow"
              target="_blank"
            >
              {say("Website")} <ExternalLink className="size-4" aria-hidden />
            </ButtonLink>
          )}
        </p>
        <p className="flex items-center gap-3">
          <ShareButton className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm text-muted hover:bg-sage hover:text-ink">
            {say("Share")}
          </ShareButton>
          <a href={to(listingPath(slug))} className="text-link text-sm">
            {say("View profile")}
          </a>
        </p>
        {specialties.length > 0 && (
          <p className="text-sm text-muted" {...originalLang()}>
            {specialties.join(" · ")}
          </p>
        )}
        <p className="text-sm">{say("Please mention that you found them on {brand}.")}</p>
      </section>
    </NarrowPage>
  );
}
