import type { Database } from "#database/database.ts";
import type { AccountDeps } from "#domain/accounts/deps.ts";
import type { AdCounter } from "#domain/advertising/ad-counter.server.ts";
import type { AdCache } from "#domain/advertising/ad-server.server.ts";
import type { EventCollector } from "#domain/analytics/collect-events.server.ts";
import type { HeadStore } from "#domain/audit-log/chain.server.ts";
import type { BillingDeps } from "#domain/billing/deps.ts";
import type { TestPayments } from "#domain/billing/test-payments/provider.server.ts";
import type { BookingDeps } from "#domain/bookings/deps.ts";
import type { ShellData } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import type { CatalogueOverview } from "#domain/catalogue/reference/overview.server.ts";
import type { Backups } from "#domain/exports/backups.ts";
import type { LeadDeps } from "#domain/leads/deps.ts";
import type { PhotoDeps } from "#domain/photos/deps.ts";
import type { ReviewHighlights } from "#domain/reviews/highlights.server.ts";
import type { SearchLog } from "#domain/search/log-search.server.ts";
import type { ReadReference } from "#domain/search/reference.server.ts";
import type { SettingsCache } from "#domain/settings/settings.server.ts";
import type { SpecialDeps } from "#domain/specials/deps.ts";
import type { WebhookDeps } from "#domain/webhooks/deps.ts";
import type { Mailer } from "#integrations/email/mailer.ts";
import type { Storage } from "#integrations/storage/storage.ts";
import type { ReadAddress } from "#integrations/website/read-address.ts";
import type { ReadSite } from "#integrations/website/read-site.ts";
import type { Encryptor } from "#platform/encryption.ts";
import type { Images } from "#platform/images.ts";
import type { Signer } from "#platform/secret.ts";
import type { CachedValue } from "#platform/tagged-cache.ts";

/** External dependencies of the domain. Built once in server/, replaced in tests. */
export type Services = Omit<
  AccountDeps & BillingDeps & BookingDeps & LeadDeps & PhotoDeps & SpecialDeps & WebhookDeps,
  "db"
> & {
  db: Database;
  /** Null if the database vacuums itself. */
  tidyDatabase: (() => Promise<void>) | null;
  /** Remembers the position in the invalidation log. */
  headStore: HeadStore;
  formSigner: Signer;
  /** Signs the cookie of a message that the next page shows. */
  flashSigner: Signer;
  /** Signs the cookie that remembers which listing a browser has just submitted. */
  submittedSigner: Signer;
  /** Used if no other provider is configured. */
  testPayments: TestPayments | null;
  reference: ReadReference;
  searches: SearchLog;
  events: EventCollector;
  settings: SettingsCache;
  shell: CachedValue<ShellData>;
  overview: CachedValue<CatalogueOverview>;
  highlights: CachedValue<ReviewHighlights>;
  ads: AdCache;
  adCounts: AdCounter;
  /** Encrypts responses to requests with an Idempotency-Key. */
  answerEncryptor: Encryptor;
  /** Encrypts unsubscribe links. */
  linkEncryptor: Encryptor;
  mailer: Mailer;
  readAddress: ReadAddress;
  readSite: ReadSite;
  images: Images;
  storage: Storage;
  backups: Backups;
};
