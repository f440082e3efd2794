import { join } from "node:path";
import type { DatabaseConnection } from "#database/connection.ts";
import { keysOfAccount } from "#domain/accounts/api-keys/keys-of-account.server.ts";
import { ownerMailingsOfAccount } from "#domain/accounts/memberships/owner-emails.server.ts";
import { createAdCounter } from "#domain/advertising/ad-counter.server.ts";
import { createAdServer } from "#domain/advertising/ad-server.server.ts";
import { createEventCollector } from "#domain/analytics/collect-events.server.ts";
import { plansOfAccount } from "#domain/billing/plans-of-account.server.ts";
import {
  createTestPayments,
  type TestPayments,
} from "#domain/billing/test-payments/provider.server.ts";
import { bookingsOfAccount } from "#domain/bookings/bookings-of-account.server.ts";
import { attestationsOfAccount } from "#domain/catalogue/licenses/attestations.server.ts";
import { hasDemoListings } from "#domain/catalogue/listings/demo-listings.server.ts";
import { createShellCache } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { createOverviewCache } from "#domain/catalogue/reference/overview.server.ts";
import { messagesOfAccount } from "#domain/contact/messages-of-account.server.ts";
import { leadsOfAccount } from "#domain/leads/leads-of-account.server.ts";
import { listingClaimsOfAccount } from "#domain/listing-claims/claims-of-account.server.ts";
import { listingEditsOfAccount } from "#domain/listing-edits/edits-of-account.server.ts";
import { subscriptionsOfAccount } from "#domain/newsletter/subscriptions-of-account.server.ts";
import { photosOfAccount } from "#domain/photos/photos-of-account.server.ts";
import { questionsOfAccount } from "#domain/questions/questions-of-account.server.ts";
import { createReviewHighlights } from "#domain/reviews/highlights.server.ts";
import { reviewsOfAccount } from "#domain/reviews/reviews-of-account.server.ts";
import { savedItemsOfAccount } from "#domain/saved/saved-items-of-account.server.ts";
import { createSearchLog } from "#domain/search/log-search.server.ts";
import { createReferenceCache } from "#domain/search/reference.server.ts";
import type { Services } from "#domain/services.ts";
import { createSettingsCache } from "#domain/settings/settings.server.ts";
import { vouchersOfAccount } from "#domain/specials/vouchers/vouchers-of-account.server.ts";
import { profilePhotoPart } from "#domain/uploads/profile-photo.server.ts";
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
import { createEncryptor } from "#platform/encryption.ts";
import { openHeadFile } from "#platform/head-file.ts";
import { createImages } from "#platform/images.ts";
import type { Logger } from "#platform/logger.ts";
import { createPasswords } from "#platform/passwords.ts";
import { createFingerprint, createSigner, readSecret } from "#platform/secret.ts";
import { openBackupFolder } from "./backups.ts";
import { siteUrlOf } from "./site-url.ts";

export function createServices(
  { db, changes, engine, tidy }: DatabaseConnection,
  config: Config,
  logger: Logger,
): Services {
  const reference = createReferenceCache({ db });
  changes.onChange(reference.invalidate);
  const secret = readSecret(config);
  const clock = () => new Date();
  const messageEncryptor = createEncryptor(secret, "customer message");
  const readAddress = createReadAddress();
  const ads = createAdServer({ db, clock, isTest: config.isAdTest });
  changes.onChange(ads.invalidate);
  const settings = createSettingsCache({ db });
  changes.onChange(settings.invalidate);
  const shell = createShellCache({ db, clock });
  changes.onChange(shell.invalidate);
  const overview = createOverviewCache({ db });
  changes.onChange(overview.invalidate);
  const highlights = createReviewHighlights({ db });
  changes.onChange(highlights.invalidate);
  const isPlace = async (name: string) => {
    const [kind, slug = ""] = name.split("/");
    return (
      (kind === "city" || kind === "category") &&
      (await reference.read()).nameOf(kind, slug) !== null
    );
  };
  const billing = config.stripe
    ? { payments: createStripePayments(config.stripe, clock), testPayments: null }
    : inTestOf(createTestPayments({ db, clock, signer: createSigner(secret, "test payments") }));
  return {
    db,
    tidyDatabase: engine === "embedded" ? tidy : null,
    clock,
    headStore: openHeadFile(config.dataDir),
    ...billing,
    submittedSigner: createSigner(secret, "submitted listing"),
    formSigner: createSigner(secret, "form"),
    flashSigner: createSigner(secret, "flash"),
    reference: reference.read,
    searches: createSearchLog({ db, clock }),
    events: createEventCollector({ db, clock, reference: reference.read }),
    settings,
    shell,
    overview,
    highlights,
    ads,
    adCounts: createAdCounter({ db, clock, ads, isPlace }),
    passwords: createPasswords(),
    emailEncryptor: createEncryptor(secret, "mail"),
    codeEncryptor: createEncryptor(secret, "two-factor"),
    messageEncryptor,
    bookingSigner: createSigner(secret, "booking"),
    voucherEncryptor: createEncryptor(secret, "claim"),
    claimSigner: createSigner(secret, "claim"),
    consentSigner: createSigner(secret, "consent of a picture"),
    consentEncryptor: createEncryptor(secret, "consent of a picture"),
    fingerprint: createFingerprint(secret, "accounts"),
    siteUrl: siteUrlOf(config),
    isDemo: () => hasDemoListings({ db }),
    accountParts: [
      savedItemsOfAccount,
      questionsOfAccount,
      reviewsOfAccount,
      bookingsOfAccount(messageEncryptor),
      vouchersOfAccount,
      leadsOfAccount(messageEncryptor),
      keysOfAccount,
      webhooksOfAccount,
      listingClaimsOfAccount,
      attestationsOfAccount,
      plansOfAccount,
      photosOfAccount,
      listingEditsOfAccount,
      ownerMailingsOfAccount,
      profilePhotoPart,
      subscriptionsOfAccount,
      messagesOfAccount,
    ],
    answerEncryptor: createEncryptor(secret, "answers to calls"),
    linkEncryptor: createEncryptor(secret, "links of mailings"),
    mailer: config.smtpUrl
      ? createSmtp(config.smtpUrl, config.mailFrom, {
          onFailure: (reason) => logger.warn({ reason }, "the SMTP server refuses an email"),
        })
      : createOutbox(config.dataDir, config.mailFrom),
    readAddress,
    webhookEncryptor: createEncryptor(secret, "secrets of webhooks"),
    postWebhook: createPostWebhook(),
    readSite: createReadSite(readAddress),
    images: createImages(),
    storage: config.s3 ? openS3(config.s3) : openDisk(join(config.dataDir, "media")),
    backups: openBackupFolder(config, clock),
  };
}

const inTestOf = (testPayments: TestPayments) => ({ payments: testPayments, testPayments });
