import { readBadgeLook } from "#app/components/owner/badge-look.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import type { LoaderArgs } from "#app/site/page.ts";
import { findBookable } from "#domain/bookings/find-bookable.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { bookButtonResponse, onSiteText } from "./book-frame.server.ts";

export const handle = { cache: { query: ["look"], seconds: 600 } };

/**
 * Serves the booking button for a frame. Without online booking it links to the profile; for a
 * removed listing it explains that.
 */
export async function loader({ params: { slug }, url, context }: LoaderArgs<"slug">) {
  const { siteUrl, shows } = context.get(pageContext);
  const look = readBadgeLook(url.searchParams.get("look"));
  const listing = await findBookable(context.get(servicesContext), slug);
  if (!listing) {
    const gone = {
      title: "No longer listed",
      text: "See other providers",
      note: `No longer ${onSiteText}`,
    };
    return bookButtonResponse({ ...gone, status: 404, href: `${siteUrl}/med-spas`, look });
  }
  shows(tags.listing(slug));
  const takesBookings = listing.treatments.length > 0;
  const words = takesBookings ? "Book an appointment" : "See our profile";
  const href = `${siteUrl}/${takesBookings ? "booking" : "listing"}/${slug}`;
  return bookButtonResponse({
    status: 200,
    title: `${words}: ${listing.name}`,
    text: words,
    note: onSiteText,
    href,
    look,
  });
}
