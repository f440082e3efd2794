/**
 * Paths of pages, files, and API calls that code outside app/ links to. For an absolute URL, put
 * the site's URL in front; for a page in both languages, use `to(path)`.
 */

// Public pages.
export const addListingPath = "/add-listing";
export const categoriesPath = "/categories";
export const forgotPasswordPath = "/forgot-password";
export const hbotPath = "/hbot";
export const medSpasPath = "/med-spas";
export const searchPath = "/search";
export const signInPath = "/sign-in";
export const specialOffersPath = "/special-offers";
export const unsubscribePath = "/unsubscribe";

export const categoryPath = (slug: string) => `/category/${slug}`;
export const cityPath = (slug: string) => `/city/${slug}`;
export const treatmentInCityPath = (treatment: string, city: string) => `/${treatment}/${city}`;
export const treatmentSearchPath = (slug: string) => `${searchPath}?treatment=${slug}`;

export const listingPath = (slug: string) => `/listing/${slug}`;
export const listingPhotosPath = (slug: string) => `${listingPath(slug)}?tab=photos`;
export const claimDealPath = (special: number) => `/deals/${special}/claim`;
export const dealsPath = (most: number) => `/deals?most=${most}`;
export const contactPath = (slug: string) => `${listingPath(slug)}/contact`;
export const directionsPath = (slug: string) => `${listingPath(slug)}/directions`;
export const listingQuestionsPath = (slug: string) => `${listingPath(slug)}/questions`;
export const listingReviewsPath = (slug: string) => `${listingPath(slug)}?tab=reviews`;
/** Returns the path of a booking's calendar file; `link` is the private address of the booking. */
export const bookingCalendarPath = (link: string) => `${link}/booking.ics`;
export const bookAtListingPath = (slug: string) => `/booking/${slug}`;
export const bookTreatmentPath = (slug: string, treatment: string) =>
  `${bookAtListingPath(slug)}?${new URLSearchParams({ treatment })}`;
export const bookSpecialPath = (slug: string, special: number) =>
  `${bookAtListingPath(slug)}?special=${special}`;
export const listingClaimPath = (slug: string) => `/claim/${slug}`;

/** Dials a number as people write it. */
export const telHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`;

/** Pages without parameters for search engines, beside the home page and the navigation. */
export const indexedPages = [
  "/map",
  "/enhanced-search",
  categoriesPath,
  "/locations",
  "/deals",
  specialOffersPath,
  "/treatment-demo",
  "/about",
  "/reviews",
  "/reviews/ledger",
  "/how-we-rank",
  "/review-policy",
  "/business-associate-agreement",
  "/developers",
  "/contact",
  addListingPath,
  "/privacy-policy",
  "/privacy-choices",
  "/terms-of-service",
  "/accessibility",
  "/advertising",
  "/newsletter",
  "/weekly-offers",
  "/api/docs",
];

// Private links in emails. The last part is the secret.
export const bookingLinkPath = (link: string) => `/bookings/${link}`;
export const waitlistLinkPath = (link: string) => `/waiting/${link}`;
export const voucherLinkPath = (link: string) => `/claims/${link}`;
export const consentLinkPath = (link: string) => `/consents/${link}`;
export const unsubscribeLinkPath = (link: string) => `${unsubscribePath}/${link}`;
export const confirmNewsletterPath = (link: string) => `/newsletter/confirm/${link}`;
export const calendarFeedPath = (token: string) => `/calendars/${token}.ics`;
export const reviewInvitationPath = (token: string) => `/reviews/new?invitation=${token}`;
export const ownListingPath = (token: string) => `${addListingPath}/account?token=${token}`;
export const joinTeamPath = (token: string) => `/team/join?token=${token}`;
export const confirmBookingEmailPath = (token: string) => `/team/booking-email?token=${token}`;
export const resetPasswordPath = (token: string) => `/reset-password?token=${token}`;
export const signInLinkPath = (token: string) => `${signInPath}/link?token=${token}`;
export const verifyEmailPath = (query: { token: string; next?: string }) =>
  `/verify-email?${new URLSearchParams(query)}`;

// A visitor's account.
export const profileBookingsPath = "/profile/bookings";
export const profileQuestionsPath = "/profile/questions";
export const profileReviewsPath = "/profile/reviews";
export const profileSearchesPath = "/profile/searches";
export const profileSecurityPath = "/profile/security";

// Owner pages.
export const clientAdminPath = "/client-admin";
export const ownerAnalyticsPath = "/owner/analytics";
export const ownerPlanPath = "/owner/plan";
export const ownerReviewsPath = "/owner/reviews";

export const clientAdminOfListingPath = (slug: string) => `${clientAdminPath}?place=${slug}`;
export const ownerAttestationPath = (slug: string) => `${ownerProfilePath(slug)}#attestation`;
export const ownerBeforeAfterPath = (slug: string) => `${ownerPhotosPath(slug)}/before-after`;
export const ownerBookingPath = (id: number) => `/owner/bookings/${id}`;
export const ownerInvoicePath = (id: number) => `${ownerPlanPath}/invoices/${id}`;
export const ownerLeadPath = (id: number) => `/owner/leads/${id}`;
export const ownerListingAnalyticsPath = (
  slug: string,
  { from, to }: { from: string; to: string },
) => `${ownerAnalyticsPath}/${slug}?from=${from}&to=${to}`;
export const ownerPhotosPath = (slug: string) => `/owner/photos/${slug}`;
export const ownerProfilePath = (slug: string) => `/owner/profile/${slug}`;
export const ownerQuestionPath = (id: number) => `/owner/questions/${id}`;
export const ownerTeamPath = (slug: string) => `/owner/team/${slug}`;
export const ownerWebhookPath = (id: number) => `/owner/webhooks/${id}`;
export const redeemVoucherPath = (code: string) => `/owner/redeem?code=${code}`;

// Admin pages.
export const adminPath = "/admin";
export const adminBackupsPath = "/admin/backups";
export const adminContactSettingsPath = "/admin/settings#contact";
export const adminJobsPath = "/admin/jobs";

export const adminImportPath = (id: number) => `/admin/imports/${id}`;
export const adminOutboxPath = (state: "failed" | "waiting") => `/admin/outbox?state=${state}`;
export const adminWebhookPath = (id: number) => `/admin/integrations/webhooks/${id}`;

// Files and API calls.
export const mediaPath = (file: string) => `/media/${file}`;
export const apiBookingsPath = "/api/admin/bookings";
export const apiLeadsPath = "/api/admin/leads";
export const apiListingPath = (slug: string) => `/api/medspas/${slug}`;
export const apiListingReviewsPath = (slug: string) => `${apiListingPath(slug)}/reviews`;
export const apiSpecialsPath = (listing: string) => `/api/admin/specials/${listing}`;
