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
export const carryOutDecisions = "carry out decisions of the inbox";

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
    job("begin and end the announcement", 1, "turned", () => turnAnnouncement(services)),
    job("match booking marks to menus", 5, "changed", () => keepBookingMarks(services)),
    job("remind of bookings", 15, "reminded", () => remindCustomers(services)),
    job(
      "pass on waiting list offers",
      1,
      "passed on",
      async () => (await lapseOffers(services)) + (await offerFreeTimes(services)),
    ),
    job("end requests that nobody answered", 15, "ended", () => endUnansweredRequests(services)),
    job("read calendars of places", 15, "read", () => readBusyCalendars(services)),
    job("read websites of Premier listings", 5, "read", () => refreshListings(services)),
    job("complete past bookings", hour, "completed", () => completePastBookings(services)),
    job("forget messages to the webmaster", day, "forgotten", () =>
      forgetContactMessages(services),
    ),
    job("forget decisions of the inbox", day, "forgotten", () => forgetDecisions(services)),
    job("forget messages to places", day, "forgotten", () => forgetMessages(services)),
    job("forget what came with requests for a call", day, "forgotten", () =>
      forgetLeadMessages(services),
    ),
    job("forget customers two years after the visit", day, "forgotten", () =>
      forgetOldCustomers(services),
    ),
    job("delete requests for a call after two years", day, "deleted", () =>
      deleteOldLeads(services),
    ),
    job("forget who used a special two years ago", day, "forgotten", () =>
      forgetOldClaimants(services),
    ),
    job("forget whose account is deleted, after the visit", hour, "forgotten", () =>
      forgetFormerCustomers(services),
    ),
    job("delete vouchers that were not confirmed", hour, "deleted", () =>
      deleteLapsedClaims(services),
    ),
    job("delete the networks that booked, after the visit", day, "deleted", () =>
      deleteSources(services),
    ),
    job("forget who waited for a day", day, "forgotten", () => forgetWaiting(services)),
    job("clear past times", day, "cleared", () => sweepQuarters(services)),
    job("clear old sign-ins", hour, "cleared", () => sweepAccounts(services).then(() => 0)),
    ...(testPayments
      ? [
          job("hear the test provider of payments", 1, "events", () =>
            testPayments.tellEvents((...event) => takeEvent(services, ...event)),
          ),
        ]
      : []),
    job("end plans of who has gone", 1, "ended", () => carryOutEnds(services)),
    job("tell of trials that end", hour, "told", () => tellOfTrialEnds(services)),
    job("remind payers of their plan once a year", day, "reminded", () => remindYearly(services)),
    job("announce a new price", day, "told", async () =>
      tellOfNewPrice(services, (await services.settings.read()).price),
    ),
    job("forget plans without a card", day, "forgotten", () => forgetUnpaidPlans(services)),
    job("forget payment events", day, "forgotten", () => forgetEvents(services)),
    job("ask owners whether it is still right", day, "asked", () => nudgeOwners(services)),
    job("refresh the order of lists", day, "moved", () => refreshRanks(services)),
    job("end consents that are over", day, "ended", () => endExpiredConsents(services)),
    job("forget photos of refused reviews", day, "forgotten", () =>
      forgetPhotos(services).then(() => 0),
    ),
    job("clear files without a row", hour, "cleared", () => sweepMedia(services)),
    job(sendDueCampaigns, 1, "queued", () => sendCampaigns(services)),
    job("keep the figures of old campaigns", day, "kept", () => keepFigures(services)),
    job("look for news of saved searches", 6 * hour, "told", () => sendAlerts(services)),
    job("forget unconfirmed subscriptions", day, "forgotten", () => forgetUnconfirmed(services)),
    job("forget the words of mails", day, "forgotten", () => forgetMails(services)),
    job("add up the searches of each day", hour, "added up", () => addUpSearches(services)),
    job("send monthly reports", hour, "queued", () => sendReports(services)),
    {
      name: backupJob,
      minutes: day,
      firstAfter: 6 * hour,
      run: () => services.backups.make().then(() => "whole"),
    },
    job("forget imports", day, "forgotten", () => forgetImports(services)),
    job("delete idempotency keys", hour, "deleted", () => deleteOldCalls(services)),
    job("forget deliveries of webhooks", day, "forgotten", () => forgetDeliveries(services)),
    job("forget days of advertisements", day, "forgotten", () => forgetAdDays(services)),
    job("forget days of listings", day, "forgotten", () => forgetDays(services)),
    {
      name: "check the log of changes",
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
