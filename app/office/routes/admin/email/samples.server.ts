import * as accounts from "#domain/accounts/account-emails.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import * as office from "#domain/admin/admin-emails.ts";
import { noFigures } from "#domain/analytics/figures.ts";
import { monthlyReportEmail } from "#domain/analytics/report-emails.ts";
import * as billing from "#domain/billing/billing-emails.ts";
import { planAgreement } from "#domain/billing/plan.ts";
import {
  confirmBookingAddressEmail,
  customerBookingEmail,
  ownerBookingEmail,
} from "#domain/bookings/booking-emails.ts";
import { slotOfferEmail, waitlistJoinedEmail } from "#domain/bookings/waitlist.ts";
import { dayInWords } from "#domain/bookings/when.ts";
import { listedPrice } from "#domain/catalogue/listings/price-text.ts";
import { inAllLanguages } from "#domain/email/all-languages.server.ts";
import type { MailingList } from "#domain/email/email-lists.ts";
import * as leads from "#domain/leads/lead-emails.ts";
import * as claimEmails from "#domain/listing-claims/claim-emails.ts";
import * as editEmails from "#domain/listing-edits/edit-emails.ts";
import * as team from "#domain/listing-team/team-emails.ts";
import {
  confirmSubscriptionEmail,
  emailPreferencesEmail,
} from "#domain/newsletter/newsletter-emails.ts";
import * as photos from "#domain/photos/photo-emails.ts";
import * as questions from "#domain/questions/question-emails.ts";
import * as reviews from "#domain/reviews/review-emails.ts";
import { searchAlertEmail } from "#domain/saved/alert-emails.ts";
import { confirmVoucherEmail, voucherEmail } from "#domain/specials/vouchers/voucher-emails.ts";
import { voucherQr } from "#domain/specials/vouchers/voucher-qr.server.ts";
import * as webhooks from "#domain/webhooks/webhook-emails.ts";
import type { EmailContent } from "#shared/email-parts.ts";
import { premier } from "#site/plans.ts";

type EmailSample = { group: string; content: EmailContent; list?: MailingList };

const site = "https://guide.example";
const link = `${site}/a-link-that-is-long-enough-to-be-broken/Zm9yIGVhY2ggbWFpbCBhbm90aGVyIG9uZSBhbmQgdXNlbGVzcyBoZXJl`;
const [listing, name] = ["Morrow Park Laser & Skin", "Gina"];
const at = () => momentInWords(new Date("2026-11-22T17:30:00Z"));
const listingLink = { name: listing, href: link };
const visit = { treatment: "Botox", listing, date: "2026-11-23", time: "09:30" };
const booking = {
  date: "2026-11-23",
  time: "09:30",
  minutes: 30,
  treatment: { name: "Botox", slug: "botox" },
  special: "First Botox visit, 20 units, $240",
  specialSetsPrice: true,
  listing: {
    name: listing,
    address: "100 Test Street",
    locality: null,
    city: "Irvine",
    zipCode: "92618",
    phone: "(949) 555-0100",
  },
  customerName: "Gina Rios",
  customerEmail: "gina@example.com",
  customerPhone: "(949) 555-0142",
  status: "pending",
} as Parameters<typeof customerBookingEmail>[0];
const deal = {
  isMedical: true,
  title: "Xeomin Tuesdays",
  medSpaName: listing,
  termsConditions: "For first visits.",
  code: "K7QM-2RWD-9TXH",
  validTo: "2026-12-04",
  bookUrl: `${site}/booking/morrow-park?special=4`,
  directionsUrl: `${site}/listing/morrow-park/directions`,
};
const caller = {
  customerName: "Gina Rios",
  customerPhone: "(949) 555-0142",
  customerEmail: "gina@example.com",
  treatment: "Botox",
  bestTime: "in the morning",
};
const matches = [
  {
    name: "Botox in Irvine",
    query: "q=botox&city=irvine",
    listings: [{ name: listing, city: "Irvine", slug: "morrow-park" }],
    more: 2,
  },
];

const changed = {
  listing,
  sections: ["Name", "Description"],
  profilePage: `${site}/owner/profile/morrow-park`,
};
const hook = { url: "https://screen.glow.example.com/hooks", page: `${site}/owner/webhooks/12` };
const ownPlan = { plan: "premier" as const, listing, planPage: `${site}/owner/plan` };
const [beginsAt, endsAt] = [new Date("2026-11-22T18:00:00Z"), new Date("2026-12-22T18:00:00Z")];
const bill = { number: "TEST-12-1", amountCents: 2_900, periodFrom: beginsAt, periodTo: endsAt };

const october = { from: "2026-10-01", to: "2026-10-31" };
const figures = {
  ...noFigures(),
  impressions: 4_120,
  views: 387,
  calls: 21,
  directions: 14,
  requests: 3,
  bookings: 12,
  claims: 2,
};
const reported = {
  name: listing,
  slug: "morrow-park",
  figures,
  before: { ...figures, impressions: 3_800, views: 402 },
};
const other = {
  name: "Pierlight Med Spa",
  slug: "pierlight",
  figures: { ...figures, views: 96 },
  before: null,
};

const inGroup = (group: string, contents: Record<string, EmailContent>, list?: MailingList) =>
  Object.entries(contents).map(([key, content]): [string, EmailSample] => [
    key,
    { group, content, ...(list ? { list } : {}) },
  ]);

/** Builds one sample of each email, with fictional people, for /admin/mails. */
export const buildEmailSamples = (): Record<string, EmailSample> =>
  Object.fromEntries([
    ...inGroup("Bookings", {
      requested: customerBookingEmail(booking, "requested", link),
      confirmed: customerBookingEmail(
        { ...booking, status: "confirmed", special: null },
        "confirmed",
        link,
        { price: listedPrice({ priceMinCents: 1350, priceMaxCents: null, priceUnit: "per unit" }) },
      ),
      moved: customerBookingEmail({ ...booking, status: "confirmed" }, "moved", link),
      cancelled: customerBookingEmail({ ...booking, status: "cancelled" }, "cancelled", link, {
        reason: "We are closed that day.",
      }),
      completed: customerBookingEmail({ ...booking, status: "completed" }, "completed", link),
      missed: customerBookingEmail({ ...booking, status: "completed" }, "missed", link),
      reminded: customerBookingEmail({ ...booking, status: "confirmed" }, "reminded", link),
      "made-for-the-listing": ownerBookingEmail(booking, "made", link),
      "moved-for-the-listing": ownerBookingEmail(booking, "moved", link),
      "cancelled-for-the-listing": ownerBookingEmail(booking, "cancelled", link),
      "confirm-address": confirmBookingAddressEmail(listing, link),
      waiting: waitlistJoinedEmail(
        { treatment: "Botox", listing, day: dayInWords("2026-11-23") },
        link,
      ),
      offered: slotOfferEmail(visit, { time: "11:30" }, link),
    }),
    ...inGroup("Vouchers and callbacks", {
      "confirm-voucher": confirmVoucherEmail({ ...deal, minutes: 20 }, link),
      code: voucherEmail({ ...deal, usedOn: null }, link, voucherQr(link)),
      "code-used": voucherEmail({ ...deal, usedOn: "2026-11-25" }, link, []),
      "callback-request": leads.leadReceivedEmail(
        { listing, phone: "(949) 555-0100", usualMinutes: 95 },
        link,
      ),
      "callback-request-for-the-listing": leads.newLeadEmail(caller, link),
    }),
    ...inGroup("Accounts", {
      verify: accounts.confirmAddressEmail(link),
      "known-address": accounts.knownAddressEmail(link),
      reset: accounts.resetPasswordEmail(link, "sample-reset-token"),
      "sign-in-link": accounts.signInLinkEmail(link),
      "new-browser": accounts.newBrowserEmail("Firefox on Linux", at(), link),
      changed: accounts.accountChangedEmail("password", at(), link),
      "admin-invited": accounts.adminInvitationEmail(name, "editor", link, 3),
      "new-role": accounts.adminRoleEmail("editor", link),
      "visitor-again": accounts.roleRemovedEmail(),
      suspended: accounts.suspendedEmail(),
      "suspension-ended": accounts.suspensionEndedEmail(link),
      "signed-out": accounts.sessionsEndedEmail(link),
    }),
    ...inGroup("Owners", {
      "own-listing": accounts.claimOwnListingEmail(link, 7),
      "listing-live": office.listingPublishedEmail(listing, link),
      "listing-not-accepted": office.listingRejectedEmail(
        listing,
        "There is no such street in Irvine.",
        link,
      ),
      "listing-attestation": office.requestAttestationEmail(listing, link),
      "listing-hidden": office.listingHiddenEmail(
        listing,
        "The phone number belongs to someone else.",
      ),
      "listings-merged": office.listingsMergedEmail("Pier Light Spa", listing, link, true),
      "listing-claim-code": claimEmails.claimCodeEmail(listing, "042917"),
      "new-owner": claimEmails.ownerAddedEmail(listing, "Gina Rios", "listed email", link),
      "listing-claim-pending": claimEmails.claimPendingEmail(listing),
      "listing-claim-approved": claimEmails.claimApprovedEmail(listing, link),
      "listing-claim-refused": claimEmails.claimRejectedEmail(
        listing,
        "The license that you sent names another business.",
        link,
      ),
      "listing-claim-ended": claimEmails.ownerReplacedEmail(listing),
      "changes-approved": editEmails.editApprovedEmail(changed, link),
      "changes-rejected": editEmails.editRejectedEmail(
        changed,
        "The sign at your entrance shows another name.",
      ),
      "team-invitation": team.teamInvitationEmail(listing, "manager", link),
      "team-joined": team.memberJoinedEmail(listing, "tess@glow.example.com", "manager", link),
      "team-changed": team.memberRoleChangedEmail(listing, "front_desk", link),
      "team-left": team.memberRemovedEmail(listing),
      "webhook-failing": webhooks.endpointFailingEmail(hook, 5),
      "webhook-gone": webhooks.endpointGoneEmail(hook),
    }),
    ...inGroup("Photos", {
      consent: inAllLanguages(() => photos.photoConsentEmail(listing, link)),
      "pair-shown": photos.pairPublishedEmail(listing, link),
      "pair-refused": photos.pairRejectedEmail(
        listing,
        "The two pictures are not of the same person.",
        link,
      ),
      "pair-ended": photos.pairEndedEmail(listing, "person", "", link),
      "pair-taken-down": photos.pairEndedEmail(
        listing,
        "admin",
        "The light is not the same in both pictures.",
        link,
      ),
      "photo-taken-down": photos.photoTakenDownEmail(
        listing,
        "the photo “The front room”",
        "It shows another business.",
        link,
      ),
    }),
    ...inGroup("Reviews", {
      invitation: reviews.reviewInvitationEmail(listing, link, 60),
      "review-published": reviews.reviewPublishedEmail(listing, link),
      "review-refused": reviews.reviewRefusedEmail(listing, "not a visit", "refused", link),
      "photo-left-out": reviews.reviewPhotoExcludedEmail(listing, "not a visit", link),
      "new-review": reviews.newReviewEmail(listing, link),
      "answer-removed": reviews.replyRemovedEmail(listing, "not a visit", link),
      "answer-restored": reviews.replyRestoredEmail(listing, link),
    }),
    ...inGroup("Questions", {
      "question-published": questions.questionPublishedEmail(listingLink),
      "question-refused": questions.questionRefusedEmail(listingLink, "refused", "medical details"),
      "question-answered": questions.questionAnsweredEmail(listingLink),
      "question-for-the-listing": questions.questionToAnswerEmail(listingLink),
    }),
    ...inGroup("Plans", {
      begun: billing.trialStartedEmail(
        { ...ownPlan, isPublic: true, consentText: planAgreement("premier", premier.trialDays) },
        endsAt,
      ),
      "trial-ends": billing.trialEndingEmail(ownPlan, endsAt),
      receipt: billing.receiptEmail(ownPlan, bill, link),
      "payment-failed": billing.paymentFailedEmail(ownPlan, bill, false),
      "payment-failed-at-last": billing.paymentFailedEmail(ownPlan, bill, true),
      "plan-cancelled": billing.planCancelledEmail(ownPlan, endsAt),
      "plan-kept": billing.cancellationUndoneEmail(ownPlan, endsAt),
      yearly: billing.yearlyReminderEmail(ownPlan),
      "new-price": billing.newPriceEmail(ownPlan, { cents: 3_500, from: "2027-02-01" }),
      "plan-ended": billing.planEndedEmail(ownPlan),
      "plan-was-a-test": billing.testPlanEndedEmail(ownPlan),
      refunded: billing.refundEmail(ownPlan, bill),
    }),
    ...inGroup("Bulk email", {
      "confirm-subscription": confirmSubscriptionEmail(link),
      "email-preferences": emailPreferencesEmail(link),
    }),
    ...inGroup("Bulk email", { alerts: searchAlertEmail(matches, site) }, "alerts"),
    ...inGroup(
      "Bulk email",
      { "stale-listing": editEmails.staleListingEmail(changed) },
      "reminders",
    ),
    ...inGroup(
      "Bulk email",
      {
        "monthly-report": monthlyReportEmail(october, [reported], site),
        "monthly-report-of-several": monthlyReportEmail(october, [reported, other], site),
      },
      "reports",
    ),
  ]);
