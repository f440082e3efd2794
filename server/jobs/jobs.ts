import { deleteOldIdempotentCalls } from "#domain/accounts/api-keys/idempotent-call.server.ts";
import { sweepAccounts } from "#domain/accounts/delete-expired.server.ts";
import { sendQueuedPasswordResets } from "#domain/accounts/sign-in/reset-password.server.ts";
import { deleteOldAdDays } from "#domain/advertising/figures.server.ts";
import { deleteOldAnalyticsDays } from "#domain/analytics/delete-days.server.ts";
import { sendReports } from "#domain/analytics/send-reports.server.ts";
import { chainInWords } from "#domain/audit-log/chain.server.ts";
import { checkChain } from "#domain/audit-log/check-chain.server.ts";
import { cancelEndedPlans } from "#domain/billing/end-plans.server.ts";
import { deleteOldPaymentEvents, handlePaymentEvent } from "#domain/billing/handle-event.server.ts";
import { deleteUnpaidPlans, notifyTrialEnds } from "#domain/billing/plan-jobs.server.ts";
import { notifyOfNewPrice, remindYearly } from "#domain/billing/renewal-notices.server.ts";
import {
  anonymizeDeletedCustomers,
  anonymizeOldCustomers,
  completePastBookings,
  deleteOldBookingMessages,
  deletePastQuarterHours,
  deletePastWaitlist,
  deleteSources,
  endUnansweredRequests,
  remindCustomers,
} from "#domain/bookings/booking-jobs.server.ts";
import { readBusyCalendars } from "#domain/bookings/busy-calendar.server.ts";
import { updateBookingFlags } from "#domain/bookings/settings.server.ts";
import { expireSlotOffers, offerFreeTimes } from "#domain/bookings/waitlist.server.ts";
import { refreshRanks } from "#domain/catalogue/ranking/refresh-ranks.server.ts";
import { deleteOldMessages } from "#domain/contact/read-messages.server.ts";
import { deliverEmails } from "#domain/email/deliver-emails.server.ts";
import { deleteOldEmails } from "#domain/email/outbox.server.ts";
import { backupJob } from "#domain/exports/backups.ts";
import { deleteOldImports } from "#domain/imports/imports.server.ts";
import type { Job } from "#domain/jobs/run-jobs.server.ts";
import { deleteOldLeadMessages, deleteOldLeads } from "#domain/leads/request-callback.server.ts";
import { sendStaleReminders } from "#domain/listing-edits/remind-owners.server.ts";
import { refreshListings } from "#domain/listing-edits/website/read-websites.server.ts";
import {
  applyDueDecisions,
  deleteOldDecisions,
} from "#domain/moderation/apply-decisions.server.ts";
import { archiveCampaignFigures } from "#domain/newsletter/figures.server.ts";
import { deleteUnconfirmed } from "#domain/newsletter/preferences.server.ts";
import { sendNewsletterCampaigns } from "#domain/newsletter/send-campaigns.server.ts";
import { endExpiredConsents } from "#domain/photos/end-pair.server.ts";
import { clearOldInvitations } from "#domain/reviews/clear-invitations.server.ts";
import { deleteOldReviewPhotos } from "#domain/reviews/delete-photos.server.ts";
import { sendAlerts } from "#domain/saved/alerts.server.ts";
import { deleteOldSearches, sumSearchesByDay } from "#domain/search/log-search.server.ts";
import type { Services } from "#domain/services.ts";
import { refreshAnnouncement } from "#domain/settings/refresh-announcement.server.ts";
import {
  anonymizeOldVouchers,
  deleteExpiredVouchers,
} from "#domain/specials/vouchers/confirm-voucher.server.ts";
import { deleteUnusedUploads } from "#domain/uploads/delete-unused.server.ts";
import { deleteOldDeliveries } from "#domain/webhooks/deliveries.server.ts";

export const sendEmailsJob = "send emails";
export const sendCampaignsJob = "send newsletter campaigns";
export const applyDecisionsJob = "carry out inbox decisions";

const hour = 60;
const day = 24 * hour;

/** Lists all recurring jobs with their intervals. /admin/jobs shows their names. */
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
    job(sendEmailsJob, 1, "sent", async () => {
      await sendQueuedPasswordResets(services);
      return deliverEmails(services);
    }),
    job(applyDecisionsJob, 1, "carried out", () => applyDueDecisions(services)),
    job("start and end the announcement", 1, "switched", () => refreshAnnouncement(services)),
    job("match booking flags to menus", 5, "changed", () => updateBookingFlags(services)),
    job("send booking reminders", 15, "reminded", () => remindCustomers(services)),
    job(
      "pass on waiting list offers",
      1,
      "offered",
      async () => (await expireSlotOffers(services)) + (await offerFreeTimes(services)),
    ),
    job("end unanswered booking requests", 15, "ended", () => endUnansweredRequests(services)),
    job("read listings' calendars", 15, "read", () => readBusyCalendars(services)),
    job("read websites of Premier listings", 5, "read", () => refreshListings(services)),
    job("complete past bookings", hour, "completed", () => completePastBookings(services)),
    job("delete old contact messages", day, "deleted", () => deleteOldMessages(services)),
    job("delete old inbox decisions", day, "deleted", () => deleteOldDecisions(services)),
    job("delete messages of bookings", day, "deleted", () => deleteOldBookingMessages(services)),
    job("delete messages of callback requests", day, "deleted", () =>
      deleteOldLeadMessages(services),
    ),
    job("anonymize customers two years after the visit", day, "anonymized", () =>
      anonymizeOldCustomers(services),
    ),
    job("delete callback requests after two years", day, "deleted", () => deleteOldLeads(services)),
    job("anonymize vouchers after two years", day, "anonymized", () =>
      anonymizeOldVouchers(services),
    ),
    job("anonymize bookings of deleted accounts after the visit", hour, "anonymized", () =>
      anonymizeDeletedCustomers(services),
    ),
    job("delete unconfirmed vouchers", hour, "deleted", () => deleteExpiredVouchers(services)),
    job("delete source networks of bookings after the visit", day, "deleted", () =>
      deleteSources(services),
    ),
    job("delete old waiting list entries", day, "deleted", () => deletePastWaitlist(services)),
    job("delete past slots", day, "cleared", () => deletePastQuarterHours(services)),
    job("delete expired sessions", hour, "cleared", () => sweepAccounts(services).then(() => 0)),
    ...(testPayments
      ? [
          job("process test payment events", 1, "events", () =>
            testPayments.sendEvents((...event) => handlePaymentEvent(services, ...event)),
          ),
        ]
      : []),
    job("cancel ended plans at the payment provider", 1, "ended", () => cancelEndedPlans(services)),
    job("send trial end notices", hour, "notified", () => notifyTrialEnds(services)),
    job("send yearly plan reminders", day, "reminded", () => remindYearly(services)),
    job("announce a new price", day, "notified", async () =>
      notifyOfNewPrice(services, (await services.settings.read()).price),
    ),
    job("delete plans without a card", day, "deleted", () => deleteUnpaidPlans(services)),
    job("delete old payment events", day, "deleted", () => deleteOldPaymentEvents(services)),
    job("remind owners to review their listings", day, "asked", () => sendStaleReminders(services)),
    job("refresh listing ranks", day, "moved", () => refreshRanks(services)),
    job("end expired photo consents", day, "ended", () => endExpiredConsents(services)),
    job("delete photos of rejected reviews", day, "deleted", () =>
      deleteOldReviewPhotos(services).then(() => 0),
    ),
    job("clear old review invitations", day, "cleared", () => clearOldInvitations(services)),
    job("delete unused files", hour, "cleared", () => deleteUnusedUploads(services)),
    job(sendCampaignsJob, 1, "queued", () => sendNewsletterCampaigns(services)),
    job("keep figures of old newsletter campaigns", day, "kept", () =>
      archiveCampaignFigures(services),
    ),
    job("send saved search alerts", 6 * hour, "notified", () => sendAlerts(services)),
    job("delete unconfirmed subscriptions", day, "deleted", () => deleteUnconfirmed(services)),
    job("delete contents of old emails", day, "deleted", () => deleteOldEmails(services)),
    job("total the searches of each day", hour, "counted", () => sumSearchesByDay(services)),
    job("send monthly reports", hour, "queued", () => sendReports(services)),
    {
      name: backupJob,
      minutes: day,
      firstAfter: 6 * hour,
      run: () => services.backups.make().then(() => "whole"),
    },
    job("delete old imports", day, "deleted", () => deleteOldImports(services)),
    job("delete idempotency keys", hour, "deleted", () => deleteOldIdempotentCalls(services)),
    job("delete old webhook deliveries", day, "deleted", () => deleteOldDeliveries(services)),
    job("delete old ad figures", day, "deleted", () => deleteOldAdDays(services)),
    job("delete old listing figures", day, "deleted", () => deleteOldAnalyticsDays(services)),
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
    job("delete old searches", day, "deleted", () => deleteOldSearches(services).then(() => 0)),
  ];
}
