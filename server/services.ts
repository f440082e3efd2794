import { join } from "node:path";
import type { OpenDatabase } from "#database/connection.ts";
import { keysOfAccount } from "#domain/accounts/api-keys/keys-of-account.server.ts";
import { ownerMailingsOfAccount } from "#domain/accounts/memberships/owner-emails.server.ts";
import { countAds } from "#domain/advertising/count-ads.server.ts";
import { keepAds } from "#domain/advertising/keep-ads.server.ts";
import { collectEvents } from "#domain/analytics/collect-events.server.ts";
import { plansOfAccount } from "#domain/billing/plans-of-account.server.ts";
import {
  createTestPayments,
  type TestPayments,
} from "#domain/billing/test-payments/provider.server.ts";
import { bookingsOfAccount } from "#domain/bookings/bookings-of-account.server.ts";
import { attestationsOfAccount } from "#domain/catalogue/licenses/attestations.server.ts";
import { hasDemoListings } from "#domain/catalogue/listings/demo-listings.server.ts";
import { keepShell } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { keepOverview } from "#domain/catalogue/reference/overview.server.ts";
import { messagesOfAccount } from "#domain/contact/messages-of-account.server.ts";
import { leadsOfAccount } from "#domain/leads/leads-of-account.server.ts";
import { ownershipOfAccount } from "#domain/listing-claims/claims-of-account.server.ts";
import { revisionsOfAccount } from "#domain/listing-edits/edits-of-account.server.ts";
import { subscriptionsOfAccount } from "#domain/newsletter/subscriptions-of-account.server.ts";
import { photosOfAccount } from "#domain/photos/photos-of-account.server.ts";
import { questionsOfAccount } from "#domain/questions/questions-of-account.server.ts";
import { reviewsOfAccount } from "#domain/reviews/reviews-of-account.server.ts";
import { savedPart } from "#domain/saved/saved-part.server.ts";
import { keepSearchLog } from "#domain/search/log-search.server.ts";
import { keepReference } from "#domain/search/reference.server.ts";
import type { Services } from "#domain/services.ts";
import { keepSettings } from "#domain/settings/settings.server.ts";
import { claimsOfAccount } from "#domain/specials/vouchers/vouchers-of-account.server.ts";
import { portraitPart } from "#domain/uploads/profile-photo.server.ts";
import { webhooksOfAccount } from "#domain/webhooks/webhooks-of-account.server.ts";
import { createOutbox } from "#integrations/email/outbox.ts";
import { createSmtp } from "#integrations/email/smtp.ts";
import { createStripePayments } from "#integrations/payments/stripe.ts";
import { openDisk } from "#integrations/storage/disk.ts";
import { openS3 } from "#integrations/storage/s3.ts";
import { createPostWebhook } from "#integrations/webhooks/post-webhook.ts";
import { createReadAddress } from "#integrations/website/read-address.ts";
import { createReadSite } from "#integrations/website/read-site.ts";
import type { Config } from "#platform/config.ts";
import { createSealer } from "#platform/encryption.ts";
import { openHeadFile } from "#platform/head-file.ts";
import { createImages } from "#platform/images.ts";
import type { Logger } from "#platform/logger.ts";
import { createPasswords } from "#platform/passwords.ts";
import { createFingerprint, createSigner, readSecret } from "#platform/secret.ts";
import { keepBackups } from "./backups.ts";
import { siteUrlOf } from "./site-url.ts";

export function createServices(
  { db, changes, engine, tidy }: OpenDatabase,
  config: Config,
  logger: Logger,
): Services {
  const reference = keepReference({ db });
  changes.onChange(reference.hear);
  const secret = readSecret(config);
  const clock = () => new Date();
  const messageSealer = createSealer(secret, "message to a place");
  const readAddress = createReadAddress();
  const ads = keepAds({ db, clock, isTest: config.isAdTest });
  changes.onChange(ads.hear);
  const settings = keepSettings({ db });
  changes.onChange(settings.hear);
  const shell = keepShell({ db });
  changes.onChange(shell.hear);
  const overview = keepOverview({ db });
  changes.onChange(overview.hear);
  const isPlace = async (name: string) => {
    const [kind, slug = ""] = name.split("/");
    return (
      (kind === "city" || kind === "category") &&
      (await reference.read()).nameOf(kind, slug) !== null
    );
  };
  const billing = config.stripe
    ? { payments: createStripePayments(config.stripe, clock), testPayments: null }
    : inTestOf(
        createTestPayments({
          db,
          clock,
          secret: createSigner(secret, "test payments").sign("events"),
        }),
      );
  return {
    db,
    tidyDatabase: engine === "embedded" ? tidy : null,
    clock,
    witness: openHeadFile(config.dataDir),
    ...billing,
    submittedSigner: createSigner(secret, "submitted listing"),
    formSigner: createSigner(secret, "form"),
    reference: reference.read,
    searches: keepSearchLog({ db, clock }),
    events: collectEvents({ db, clock, reference: reference.read }),
    settings,
    shell,
    overview,
    ads,
    adCounts: countAds({ db, clock, ads, isPlace }),
    passwords: createPasswords(),
    mailSealer: createSealer(secret, "mail"),
    codeSealer: createSealer(secret, "two-factor"),
    messageSealer,
    bookingSigner: createSigner(secret, "booking"),
    claimSealer: createSealer(secret, "claim"),
    claimSigner: createSigner(secret, "claim"),
    consentSigner: createSigner(secret, "consent of a picture"),
    consentSealer: createSealer(secret, "consent of a picture"),
    fingerprint: createFingerprint(secret, "accounts"),
    siteUrl: siteUrlOf(config),
    isDemo: () => hasDemoListings({ db }),
    accountParts: [
      savedPart,
      questionsOfAccount,
      reviewsOfAccount,
      bookingsOfAccount(messageSealer),
      claimsOfAccount,
      leadsOfAccount(messageSealer),
      keysOfAccount,
      webhooksOfAccount,
      ownershipOfAccount,
      attestationsOfAccount,
      plansOfAccount,
      photosOfAccount,
      revisionsOfAccount,
      ownerMailingsOfAccount,
      portraitPart,
      subscriptionsOfAccount,
      messagesOfAccount,
    ],
    answerSealer: createSealer(secret, "answers to calls"),
    linkSealer: createSealer(secret, "links of mailings"),
    mailer: config.smtpUrl
      ? createSmtp(config.smtpUrl, config.mailFrom, {
          onFailure: (reason) => logger.warn({ reason }, "the SMTP server refuses an email"),
        })
      : createOutbox(config.dataDir, config.mailFrom),
    readAddress,
    webhookSealer: createSealer(secret, "secrets of webhooks"),
    postWebhook: createPostWebhook(),
    readSite: createReadSite(readAddress),
    images: createImages(),
    storage: config.s3 ? openS3(config.s3) : openDisk(join(config.dataDir, "media")),
    backups: keepBackups(config, clock),
  };
}

const inTestOf = (testPayments: TestPayments) => ({ payments: testPayments, testPayments });
