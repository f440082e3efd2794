import { deleteOldCalls } from "#domain/accounts/api-keys/idempotent-call.server.ts";
import { sweepAccounts } from "#domain/accounts/delete-expired.server.ts";
import { answerResetRequests } from "#domain/accounts/sign-in/reset-password.server.ts";
import { forgetAdDays } from "#domain/advertising/figures.server.ts";
import { forgetDays } from "#domain/analytics/delete-days.server.ts";
import { sendReports } from "#domain/analytics/send-reports.server.ts";
import { chainInWords } from "#domain/audit-log/chain.server.ts";
import { checkChain } from "#domain/audit-log/check-chain.server.ts";
import { carryOutEnds } from "#domain/billing/end-plans.server.ts";
import { forgetEvents, takeEvent } from "#domain/billing/handle-event.server.ts";
import { forgetUnpaidPlans, tellOfTrialEnds } from "#domain/billing/plan-jobs.server.ts";
import { remindYearly, tellOfNewPrice } from "#domain/billing/renewal-notices.server.ts";
import {
  completePastBookings,
  deleteSources,
  endUnansweredRequests,
  forgetFormerCustomers,
  forgetMessages,
  forgetOldCustomers,
  forgetWaiting,
  remindCustomers,
  sweepQuarters,
} from "#domain/bookings/booking-jobs.server.ts";
import { readBusyCalendars } from "#domain/bookings/busy-calendar.server.ts";
import { keepBookingMarks } from "#domain/bookings/settings.server.ts";
import { lapseOffers, offerFreeTimes } from "#domain/bookings/waitlist.server.ts";
import { refreshRanks } from "#domain/catalogue/ranking/refresh-ranks.server.ts";
import { forgetContactMessages } from "#domain/contact/read-messages.server.ts";
import { deliverMails } from "#domain/email/deliver-emails.server.ts";
import { forgetMails } from "#domain/email/outbox.server.ts";
import { backupJob } from "#domain/exports/backups.ts";
import { forgetImports } from "#domain/imports/imports.server.ts";
import type { Job } from "#domain/jobs/run-jobs.server.ts";
import { deleteOldLeads, forgetLeadMessages } from "#domain/leads/request-callback.server.ts";
import { nudgeOwners } from "#domain/listing-edits/remind-owners.server.ts";
import { refreshListings } from "#domain/listing-edits/website/refresh-listings.server.ts";
import { carryOutDue, forgetDecisions } from "#domain/moderation/apply-decisions.server.ts";
import { keepFigures } from "#domain/newsletter/figures.server.ts";
import { forgetUnconfirmed } from "#domain/newsletter/preferences.server.ts";
import { sendCampaigns } from "#domain/newsletter/send-campaigns.server.ts";
import { endExpiredConsents } from "#domain/photos/end-pair.server.ts";
import { forgetPhotos } from "#domain/reviews/delete-photos.server.ts";
import { sendAlerts } from "#domain/saved/alerts.server.ts";
import { addUpSearches, forgetSearches } from "#domain/search/log-search.server.ts";
import type { Services } from "#domain/services.ts";
import { turnAnnouncement } from "#domain/settings/turn-announcement.server.ts";
import {
  deleteLapsedClaims,
  forgetOldClaimants,
} from "#domain/specials/vouchers/confirm-voucher.server.ts";
import { sweepMedia } from "#domain/uploads/delete-unused.server.ts";
import { forgetDeliveries } from "#domain/webhooks/deliveries.server.ts";

export const sendMail = "send mail";
export const sendDueCampaigns = "send campaigns";
export const carryOutDecisions = "carry out inbox decisions";

const hour = 60;
const day = 24 * hour;

/** All recurring jobs with their intervals. /admin/jobs shows their names. */
export function jobsOf(services: Services): Job[] {
  const { testPayments, tidyDatabase } = services;
  const job = (name: string, minutes: number, what: string, work: () => Promise<unknown>): Job => ({
    name,
    minutes,
    run: async () => {
      const count = Number((await work()) ?? 0);
      return count > 0 ? `${count.toLocaleString("en-US")} ${what}` : null;
    },
  });
  return [
    job(sendMail, 1, "sent", async () => {
      await answerResetRequests(services);
      return deliverMails(services);
    }),
    job(carryOutDecisions, 1, "carried out", () => carryOutDue(services)),
    job("start and end the announcement", 1, "turned", () => turnAnnouncement(services)),
    job("match booking flags to menus", 5, "changed", () => keepBookingMarks(services)),
    job("send booking reminders", 15, "reminded", () => remindCustomers(services)),
    job(
      "pass on waiting list offers",
      1,
      "passed on",
      async () => (await lapseOffers(services)) + (await offerFreeTimes(services)),
    ),
    job("end unanswered booking requests", 15, "ended", () => endUnansweredRequests(services)),
    job("read listings' calendars", 15, "read", () => readBusyCalendars(services)),
    job("read websites of Premier listings", 5, "read", () => refreshListings(services)),
    job("complete past bookings", hour, "completed", () => completePastBookings(services)),
    job("delete old contact messages", day, "forgotten", () => forgetContactMessages(services)),
    job("delete old inbox decisions", day, "forgotten", () => forgetDecisions(services)),
    job("delete messages of bookings", day, "forgotten", () => forgetMessages(services)),
    job("delete messages of callback requests", day, "forgotten", () =>
      forgetLeadMessages(services),
    ),
    job("anonymize customers two years after the visit", day, "forgotten", () =>
      forgetOldCustomers(services),
    ),
    job("delete callback requests after two years", day, "deleted", () => deleteOldLeads(services)),
    job("anonymize vouchers after two years", day, "forgotten", () => forgetOldClaimants(services)),
    job("anonymize bookings of deleted accounts after the visit", hour, "forgotten", () =>
      forgetFormerCustomers(services),
    ),
    job("delete unconfirmed vouchers", hour, "deleted", () => deleteLapsedClaims(services)),
    job("delete source networks of bookings after the visit", day, "deleted", () =>
      deleteSources(services),
    ),
    job("delete old waiting list entries", day, "forgotten", () => forgetWaiting(services)),
    job("delete past slots", day, "cleared", () => sweepQuarters(services)),
    job("delete expired sessions", hour, "cleared", () => sweepAccounts(services).then(() => 0)),
    ...(testPayments
      ? [
          job("process test payment events", 1, "events", () =>
            testPayments.tellEvents((...event) => takeEvent(services, ...event)),
          ),
        ]
      : []),
    job("cancel ended plans at the payment provider", 1, "ended", () => carryOutEnds(services)),
    job("send trial end notices", hour, "told", () => tellOfTrialEnds(services)),
    job("send yearly plan reminders", day, "reminded", () => remindYearly(services)),
    job("announce a new price", day, "told", async () =>
      tellOfNewPrice(services, (await services.settings.read()).price),
    ),
    job("delete plans without a card", day, "forgotten", () => forgetUnpaidPlans(services)),
    job("delete old payment events", day, "forgotten", () => forgetEvents(services)),
    job("remind owners to review their listings", day, "asked", () => nudgeOwners(services)),
    job("refresh listing ranks", day, "moved", () => refreshRanks(services)),
    job("end expired photo consents", day, "ended", () => endExpiredConsents(services)),
    job("delete photos of rejected reviews", day, "forgotten", () =>
      forgetPhotos(services).then(() => 0),
    ),
    job("delete unused files", hour, "cleared", () => sweepMedia(services)),
    job(sendDueCampaigns, 1, "queued", () => sendCampaigns(services)),
    job("keep figures of old newsletter campaigns", day, "kept", () => keepFigures(services)),
    job("send saved search alerts", 6 * hour, "told", () => sendAlerts(services)),
    job("delete unconfirmed subscriptions", day, "forgotten", () => forgetUnconfirmed(services)),
    job("delete contents of old emails", day, "forgotten", () => forgetMails(services)),
    job("total the searches of each day", hour, "added up", () => addUpSearches(services)),
    job("send monthly reports", hour, "queued", () => sendReports(services)),
    {
      name: backupJob,
      minutes: day,
      firstAfter: 6 * hour,
      run: () => services.backups.make().then(() => "whole"),
    },
    job("forget imports", day, "forgotten", () => forgetImports(services)),
    job("delete idempotency keys", hour, "deleted", () => deleteOldCalls(services)),
    job("delete old webhook deliveries", day, "forgotten", () => forgetDeliveries(services)),
    job("delete old ad figures", day, "forgotten", () => forgetAdDays(services)),
    job("delete old listing figures", day, "forgotten", () => forgetDays(services)),
    {
      name: "check the audit log",
      minutes: day,
      run: async () => {
        const state = await checkChain(services);
        if (!state.isWhole) throw new Error(chainInWords(state));
        return chainInWords(state);
      },
    },
    ...(tidyDatabase
      ? [
          {
            name: "tidy the database",
            minutes: day,
            firstAfter: 3 * hour,
            run: () => tidyDatabase().then(() => null),
          },
        ]
      : []),
    job("forget searches", day, "forgotten", () => forgetSearches(services).then(() => 0)),
  ];
}
