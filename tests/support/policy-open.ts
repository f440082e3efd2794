import type { Hidden } from "./policy-hidden.ts";

export const missingNumber = "999999";
export const missingSlug = "nowhere-studio";
const nonsense = "nothing.nothing";

/** Requests something non-public; with `missing`, both responses must be the same. */
type Try = { name: string; missing?: string; path?: string };

/**
 * Attempts to see non-public data through public operations with a path parameter. A sentence
 * explains why there is nothing to see. `link`: secret link of another resource, and a modified
 * one.
 */
export function openOperations(hidden: Hidden, link: string): Record<string, Try[] | string> {
  const listing: Try[] = [{ name: hidden.slug, missing: missingSlug }];
  /** Public listings and lists must not mention hidden items. */
  const among = (name: string): Try[] => [{ name }];
  const offers: Try[] = [
    { name: String(hidden.special), missing: missingNumber },
    { name: String(hidden.specialToCome) },
    { name: String(hidden.specialPaused) },
  ];
  const [signed = "", mark = ""] = link.split(".");
  const links: Try[] = ["1", link, `${Number(signed) + 1}.${mark}`].map((name) => ({
    name,
    missing: nonsense,
  }));
  const reviews: Try[] = [hidden.review, hidden.reviewWaiting].map((id) => ({
    name: String(id),
    missing: missingNumber,
  }));
  const photos: Try[] = [
    {
      name: String(hidden.photo),
      missing: missingNumber,
      path: `/listing/${hidden.slug}/photos/:id/report`,
    },
    {
      name: String(hidden.photo),
      missing: missingNumber,
      path: `/listing/${hidden.shown}/photos/:id/report`,
    },
    {
      name: String(hidden.photoOfPair),
      missing: missingNumber,
      path: `/listing/${hidden.shown}/photos/:id/report`,
    },
  ];
  const back: Try[] = [{ name: "1", missing: missingNumber }];
  const oneOf = (name: string): Try[] => [...listing, ...among(name)];

  return {
    "GET /listing/:slug": oneOf(hidden.shown),
    "GET /listings/:slug": listing,
    "GET /category/:slug": among("cosmetic-injectables-fillers"),
    "GET /city/:city": among("irvine"),
    "GET /:treatment/:city": [{ name: "botox", path: "/botox/irvine" }],
    "GET /shortlist/:id": among(hidden.shortlist),
    "GET /embed/:slug/badge.svg": listing,
    "GET /embed/:slug/book": listing,
    "GET /sitemaps/:file": among("listings.xml"),
    "GET /share/*": [{ name: hidden.slug, missing: missingSlug, path: "/share/listing/:slug.png" }],
    "GET /media/:file":
      "A picture is found by its key alone, 128 random bits; no number leads to one.",
    "GET /*": "No page has this address.",
    "GET /admin/*": "As above.",
    "GET /owner/*": "As above.",
    "GET /api/medspas/{slug}": oneOf(hidden.shown),
    "GET /api/medspas/{slug}/enhanced": oneOf(hidden.shown),
    "GET /api/categories/{slug}": among("cosmetic-injectables-fillers"),
    "GET /api/treatments/{slug}": among("botox"),
    "GET /api/search/suggestions/{query}": among("hollowlane"),
    "GET /api/shortlists/{id}": among(hidden.shortlist),
    "GET /profile/security/sessions/:id": back,
    "GET /profile/security/passkeys/:id": back,
    "GET /profile/reviews/:id/withdrawal": back,
    "GET /api/medspas/{slug}/reviews": oneOf(hidden.shown),
    "GET /listing/:slug/questions": oneOf(hidden.shown),
    "GET /api/listings/{slug}/questions": oneOf(hidden.shown),
    "GET /booking/:slug": listing,
    "POST /booking/:slug": listing,
    "GET /booking/:slug/waiting": listing,
    "POST /booking/:slug/waiting": listing,
    "GET /api/listings/{slug}/availability": listing,
    "GET /bookings/:link": links,
    "GET /bookings/:link/booking.ics": links,
    "GET /bookings/:link/time": links,
    "POST /bookings/:link/time": links,
    "GET /bookings/:link/cancellation": links,
    "POST /bookings/:link/cancellation": links,
    "GET /waiting/:link": links,
    "POST /waiting/:link": links,
    "GET /calendars/:token": links,
    "GET /deals/:id/claim": offers,
    "POST /deals/:id/claim": offers,
    "POST /api/specials/{id}/claim": offers,
    "POST /claims/:link": links.filter(({ name }) => name !== link),
    "GET /claims/:link": links.filter(({ name }) => name !== link),
    "GET /listing/:slug/call": listing,
    "GET /listing/:slug/contact": listing,
    "GET /listing/:slug/directions": listing,
    "POST /listing/:slug/call": listing,
    "GET /payment/bank/:secret": links,
    "POST /payment/bank/:secret": links,
    "GET /unsubscribe/:link": links,
    "POST /unsubscribe/:link": links,
    "GET /newsletter/confirm/:link": links,
    "POST /newsletter/confirm/:link": links,
    "GET /claim/:slug": listing,
    "GET /listing/:slug/photos/:id/report": photos,
    "POST /listing/:slug/photos/:id/report": photos,
    "GET /consents/:link": links,
    "POST /consents/:link": links,
    // Requires any account, which is almost public.
    "POST /claim/:slug": listing,
    "GET /listing/:slug/questions/new": listing,
    "POST /listing/:slug/questions/new": listing,
    "PUT /api/me/favourites/{slug}": listing,
    "GET /reviews/:id/helpful": reviews,
    "POST /reviews/:id/helpful": reviews,
    "PUT /api/reviews/{id}/helpful": reviews,
    "GET /reviews/:id/report": reviews,
    "POST /reviews/:id/report": reviews,
  };
}
