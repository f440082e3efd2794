import { isTranslatedPath, pathIn } from "#shared/say.ts";
import { allPages } from "./all-pages.ts";

/** Pages of each kind, and 404s. `tests/rules/kinds-of-page.test.ts` lists the exceptions. */
export const kindsOfPage = [
  "/",
  "/search",
  "/enhanced-search",
  "/search?q=botox",
  "/med-spas",
  "/injectables",
  "/iv-wellness",
  "/modalities",
  "/hbot",
  "/skincare",
  "/map",
  "/map?city=irvine",
  "/categories",
  "/category/laser-light-therapies",
  "/category/laser-light-therapies?view=all",
  "/locations",
  "/team/booking-email",
  "/city/irvine",
  "/botox/irvine",
  "/coolsculpting/la-palma",
  "/listing/morrow-park-laser-and-skin",
  "/listing/morrow-park-laser-and-skin?tab=services",
  "/listing/morrow-park-laser-and-skin?tab=facility",
  "/listing/morrow-park-laser-and-skin?tab=pricing",
  "/listing/morrow-park-laser-and-skin?tab=reviews",
  "/listing/morrow-park-laser-and-skin?tab=photos",
  "/listing/morrow-park-laser-and-skin/questions",
  "/listing/morrow-park-laser-and-skin/call",
  "/listing/morrow-park-laser-and-skin/contact",
  "/consents/unknown",
  "/claim/morrow-park-laser-and-skin",
  "/booking/morrow-park-laser-and-skin",
  "/booking/morrow-park-laser-and-skin?treatment=botox",
  "/bookings/unknown",
  "/waiting/unknown",
  "/reviews",
  "/reviews/ledger",
  "/reviews/new",
  "/sign-in",
  "/sign-up",
  "/forgot-password",
  "/reset-password",
  "/sign-in/link?token=unknown",
  "/verify-email?token=unknown",
  "/deals",
  "/special-offers",
  "/treatment-demo",
  "/compare",
  "/compare?with=morrow-park-laser-and-skin,calderbrook-aesthetic-physicians,nobody&near=92660",
  "/how-we-rank",
  "/review-policy",
  "/business-associate-agreement",
  "/about",
  "/contact",
  "/contact?category=website-marketing",
  "/add-listing",
  "/newsletter",
  "/unsubscribe",
  "/weekly-offers",
  "/privacy-policy",
  "/privacy-choices",
  "/terms-of-service",
  "/accessibility",
  "/advertising",
  "/profile",
  "/client-admin",
  "/admin",
  "/listing-success",
  "/subscribe-success",
  "/seo-audit",
  "/api/docs",
  "/developers",
  "/no-such-page",
];

/** Spanish text is longer. */
export const inBothLanguages = (paths: readonly string[]) => [
  ...paths,
  ...paths.filter(isTranslatedPath).map((path) => pathIn("es", path)),
];

/** Missing pages, which the browser reports as errors. */
export const missingKinds = inBothLanguages(
  kindsOfPage.filter((path) => /\/(unknown|no-such-page)$/.test(path)),
);

/** Routes for all other addresses come last. */
const drawn = allPages
  .toSorted((one, other) => Number(one.path.includes("*")) - Number(other.path.includes("*")))
  .map(({ path, file }) => ({ file, shape: shapeOf(`/${path}`) }));

/** Route file of a page, so that pages of the same file can be checked once. */
export const drawnBy = (address: string) =>
  drawn.find(({ shape }) => shape.test(address.replace(/\?.*/, "")))?.file;

export function shapeOf(path: string) {
  return new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+").replace("*", ".*")}$`);
}
