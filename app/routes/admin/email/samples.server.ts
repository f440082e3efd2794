import * as accounts from "#domain/accounts/account-emails.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import * as office from "#domain/admin/admin-emails.ts";
import { noFigures } from "#domain/analytics/figures.ts";
import { reportLetter } from "#domain/analytics/report-emails.ts";
import * as billing from "#domain/billing/billing-emails.ts";
import { consentTo } from "#domain/billing/plan.ts";
import {
  confirmEmailLetter,
  customerLetter,
  placeLetter,
} from "#domain/bookings/booking-emails.ts";
import { offerLetter, waitingLetter } from "#domain/bookings/waitlist.ts";
import { dayInWords } from "#domain/bookings/when.ts";
import { inBothLanguages } from "#domain/email/both-languages.server.ts";
import type { Letter } from "#domain/email/email.ts";
import type { MailingList } from "#domain/email/email-lists.ts";
import * as leads from "#domain/leads/lead-emails.ts";
import * as ownership from "#domain/listing-claims/claim-emails.ts";
import * as revisions from "#domain/listing-edits/edit-emails.ts";
import * as team from "#domain/listing-team/team-emails.ts";
import { confirmLetter, preferencesLetter } from "#domain/newsletter/newsletter-emails.ts";
import * as photos from "#domain/photos/photo-emails.ts";
import * as questions from "#domain/questions/question-emails.ts";
import * as reviews from "#domain/reviews/review-emails.ts";
import { alertLetter } from "#domain/saved/alert-emails.ts";
import { claimLetter, confirmClaimLetter } from "#domain/specials/vouchers/voucher-emails.ts";
import * as webhooks from "#domain/webhooks/webhook-emails.ts";
import { premier } from "#site/brand.ts";

type Sample = { group: string; letter: Letter; list?: MailingList };

const site = "https://guide.example";
const link = `${site}/a-link-that-is-long-enough-to-be-broken/Zm9yIGVhY2ggbWFpbCBhbm90aGVyIG9uZSBhbmQgdXNlbGVzcyBoZXJl`;
const [listing, name] = ["Morrow Park Laser & Skin", "Gina"];
const at = () => momentInWords(new Date("2026-11-22T17:30:00Z"));
const place = { name: listing, href: link };
const visit = { treatment: "Botox", listing, date: "2026-11-23", time: "09:30" };
const booking = {
  date: "2026-11-23",
  time: "09:30",
  minutes: 30,
  treatment: { name: "Botox", slug: "botox" },
  special: "Xeomin Tuesdays, $199",
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
} as Parameters<typeof customerLetter>[0];
const deal = {
  isMedical: true,
  title: "Xeomin Tuesdays",
  medSpaName: listing,
  termsConditions: "For first visits.",
  code: "K7QM-2RWD-9TXH",
  validTo: "2026-12-04",
};
const caller = {
  customerName: "Gina Rios",
  customerPhone: "(949) 555-0142",
  customerEmail: "gina@example.com",
  treatment: "Botox",
  bestTime: "in the morning",
};
const news = [
  {
    name: "Botox in Irvine",
    query: "q=botox&city=irvine",
    places: [{ name: listing, city: "Irvine", slug: "morrow-park" }],
    more: 2,
  },
];

const changed = {
  listing,
  sections: ["Name", "Description"],
  profilePage: `${site}/owner/profile/morrow-park`,
};
const hook = { url: "https://screen.glow.example.com/hooks", page: `${site}/owner/webhooks/12` };
const ownPlan = { listing, planPage: `${site}/owner/plan` };
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

const inGroup = (group: string, letters: Record<string, Letter>, list?: MailingList) =>
  Object.entries(letters).map(([key, letter]): [string, Sample] => [
    key,
    { group, letter, ...(list ? { list } : {}) },
  ]);

/** One sample of each email, with fictional people, for /admin/mails. */
export const letterSamples = (): Record<string, Sample> =>
  Object.fromEntries([
    ...inGroup("Bookings", {
      requested: customerLetter(booking, "requested", link),
      confirmed: customerLetter({ ...booking, status: "confirmed" }, "confirmed", link),
      moved: customerLetter({ ...booking, status: "confirmed" }, "moved", link),
      cancelled: customerLetter(
        { ...booking, status: "cancelled" },
        "cancelled",
        link,
        "We are closed that day.",
      ),
      completed: customerLetter({ ...booking, status: "completed" }, "completed", link),
      missed: customerLetter({ ...booking, status: "completed" }, "missed", link),
      reminded: customerLetter({ ...booking, status: "confirmed" }, "reminded", link),
      "made-for-the-place": placeLetter(booking, "made", link),
      "moved-for-the-place": placeLetter(booking, "moved", link),
      "cancelled-for-the-place": placeLetter(booking, "cancelled", link),
      "confirm-address": confirmEmailLetter(listing, link),
      waiting: waitingLetter({ treatment: "Botox", listing, day: dayInWords("2026-11-23") }, link),
      offered: offerLetter(visit, { time: "11:30" }, link),
    }),
    ...inGroup("Deals and calls", {
      "confirm-voucher": confirmClaimLetter({ ...deal, minutes: 20 }, link),
      code: claimLetter({ ...deal, usedOn: null }, link),
      "code-used": claimLetter({ ...deal, usedOn: "2026-11-25" }, link),
      "call-asked-for": leads.visitorLetter(
        { listing, phone: "(949) 555-0100", usualMinutes: 95 },
        link,
      ),
      "call-asked-for-for-the-place": leads.placeLetter(caller, link),
    }),
    ...inGroup("Accounts", {
      verify: accounts.verifyLetter(link),
      "known-address": accounts.knownAddressLetter(link),
      reset: accounts.resetLetter(link, "sample-reset-token"),
      "sign-in-link": accounts.signInLetter(link),
      "new-browser": accounts.newBrowserLetter("Firefox on Linux", at(), link),
      changed: accounts.changedLetter("password", at(), link),
      "staff-invited": accounts.staffInvitedLetter(name, "editor", link, 3),
      "new-role": accounts.staffLetter("editor", link),
      "visitor-again": accounts.visitorAgainLetter(),
      suspended: accounts.suspendedLetter(),
      "suspension-ended": accounts.suspensionEndedLetter(link),
      "signed-out": accounts.signedOutLetter(link),
    }),
    ...inGroup("Owners", {
      "own-listing": accounts.ownListingLetter(link, 7),
      "listing-live": office.liveLetter(listing, link),
      "listing-not-accepted": office.notAcceptedLetter(
        listing,
        "There is no such street in Irvine.",
        link,
      ),
      "listing-attestation": office.attestationLetter(listing, link),
      "listing-hidden": office.hiddenLetter(listing, "The phone number belongs to someone else."),
      "listings-merged": office.mergedLetter("Pier Light Spa", listing, link, true),
      "ownership-code": ownership.codeLetter(listing, "042917"),
      "new-owner": ownership.newOwnerLetter(listing, "Gina Rios", "listed mail", link),
      "ownership-waits": ownership.waitingLetter(listing),
      "ownership-approved": ownership.approvedLetter(listing, link),
      "ownership-refused": ownership.rejectedLetter(
        listing,
        "The license that you sent names another business.",
        link,
      ),
      "ownership-ended": ownership.replacedLetter(listing),
      "changes-approved": revisions.approvedLetter(changed, link),
      "changes-rejected": revisions.rejectedLetter(
        changed,
        "The sign at your entrance shows another name.",
      ),
      "team-invitation": team.invitedLetter(listing, "manager", link),
      "team-joined": team.joinedLetter(listing, "tess@glow.example.com", "manager", link),
      "team-changed": team.changedLetter(listing, "front_desk", link),
      "team-left": team.removedLetter(listing),
      "webhook-failing": webhooks.failingLetter(hook, 5),
      "webhook-gone": webhooks.goneLetter(hook),
    }),
    ...inGroup("Photos", {
      consent: inBothLanguages(() => photos.consentLetter(listing, "Nov 26, 2031", link)),
      "pair-shown": photos.pairShownLetter(listing, link),
      "pair-refused": photos.pairRefusedLetter(
        listing,
        "The two pictures are not of the same person.",
        link,
      ),
      "pair-ended": photos.pairEndedLetter(listing, "person", "", link),
      "pair-taken-down": photos.pairEndedLetter(
        listing,
        "operator",
        "The light is not the same in both pictures.",
        link,
      ),
      "photo-taken-down": photos.takenDownLetter(
        listing,
        "the photo “The front room”",
        "It shows another business.",
        link,
      ),
    }),
    ...inGroup("Reviews", {
      invitation: reviews.invitationLetter(listing, link, 60),
      "review-published": reviews.publishedLetter(listing, link),
      "review-refused": reviews.refusedLetter(listing, "not a visit", "refused", link),
      "photo-left-out": reviews.photoLeftOutLetter(listing, "not a visit", link),
      "new-review": reviews.newReviewLetter(listing, link),
      "answer-removed": reviews.answerRemovedLetter(listing, "not a visit", link),
      "answer-restored": reviews.answerRestoredLetter(listing, link),
    }),
    ...inGroup("Questions", {
      "question-published": questions.publishedLetter(place),
      "question-refused": questions.refusedLetter(place, "refused", "medical details"),
      "question-answered": questions.answeredLetter(place),
      "question-for-the-place": questions.ownerLetter(place),
    }),
    ...inGroup("Plans", {
      begun: billing.begunLetter(
        { ...ownPlan, isPublic: true, consentText: consentTo(premier.trialDays) },
        endsAt,
      ),
      "trial-ends": billing.trialEndsLetter(ownPlan, endsAt),
      receipt: billing.receiptLetter(ownPlan, bill, link),
      "payment-failed": billing.failedLetter(ownPlan, bill, false),
      "payment-failed-at-last": billing.failedLetter(ownPlan, bill, true),
      "plan-cancelled": billing.cancelledLetter(ownPlan, endsAt),
      "plan-kept": billing.keptLetter(ownPlan, endsAt),
      yearly: billing.yearlyLetter(ownPlan),
      "new-price": billing.newPriceLetter(ownPlan, { cents: 3_500, from: "2027-02-01" }),
      "plan-ended": billing.endedLetter(ownPlan),
      "plan-was-a-test": billing.testEndedLetter(ownPlan),
      refunded: billing.refundedLetter(ownPlan, bill),
    }),
    ...inGroup("Mailings", {
      "confirm-subscription": confirmLetter(link),
      "choose-mailings": preferencesLetter(link),
    }),
    ...inGroup("Mailings", { alerts: alertLetter(news, site) }, "alerts"),
    ...inGroup("Mailings", { "still-right": revisions.staleLetter(changed) }, "reminders"),
    ...inGroup(
      "Mailings",
      {
        "monthly-report": reportLetter(october, [reported], site),
        "monthly-report-of-several": reportLetter(october, [reported, other], site),
      },
      "reports",
    ),
  ]);
