/**
 * What the audit log keeps of each table. `kept`: values that admins may see forever. `named`:
 * personal, secret, or long values; the log records that they changed, never the value.
 * `unwatched`: counted or computed by the site, or immutable.
 */
export type AuditedTable = {
  thing: string;
  key: string[];
  kept: string[];
  named: string[];
  unwatched: string[];
};

const words = (text: string) => text.split(" ").filter(Boolean);
const table = (
  thing: string,
  key: string,
  { kept = "", named = "", unwatched = "" },
): AuditedTable => ({
  thing,
  key: words(key),
  kept: words(kept),
  named: words(named),
  unwatched: words(unwatched),
});
const customer = "customer_name customer_email customer_phone";

export const auditedTables: Record<string, AuditedTable> = {
  users: table("account", "id", {
    kept: "role is_demo email_verified_at suspended_at deleted_at",
    named: "name email password_hash location phone instagram suspended_for",
    unwatched: "language created_at",
  }),
  two_factors: table("second factor", "user_id", {
    kept: "confirmed_at",
    named: "secret",
    unwatched: "last_period",
  }),
  api_keys: table("API key", "id", {
    kept: "user_id listing_id scopes expires_at revoked_at",
    named: "name prefix key_hash",
    unwatched: "created_at used_on",
  }),
  webhook_endpoints: table("webhook endpoint", "id", {
    kept: "user_id listing_id events disabled_at disabled_for",
    named: "url description secret secret_before",
    unwatched: "created_at secret_before_until failing_since failures rests_until",
  }),
  passkeys: table("passkey", "id", {
    kept: "user_id",
    named: "credential_id public_key name",
    unwatched: "counter transports created_at used_at",
  }),
  memberships: table("team membership", "user_id listing_id", {
    kept: "role",
    unwatched: "created_at",
  }),
  listings: table("listing", "id", {
    kept: `slug name status is_demo city_id category_id address locality zip_code latitude longitude website established_year price_level accepts_insurance
      financing_available specialties payment_options languages facility_amenities hours_text weekly_hours booking_email_set_by is_premium premium_expires_at`.replace(
      /\s+/g,
      " ",
    ),
    named:
      `phone email booking_email social_media_links description detailed_description treatment_philosophy consultation_process awards certifications ownership
      equipment_technology safety_protocols scraped_content`.replace(/\s+/g, " "),
    unwatched:
      "sort_name takes_bookings last_website_scrape rating review_count score base_score confirmed_on created_at updated_at",
  }),
  services: table("menu item", "listing_id position", {
    kept: "treatment_id name price_min_cents price_max_cents price_unit priced_on minutes",
    named: "description",
  }),
  staff_members: table("staff member", "listing_id position", {
    kept: "is_unlicensed",
    named: "name title certifications",
  }),
  staff_treatments: table("treatment of a staff member", "listing_id position treatment_id", {}),
  hour_exceptions: table("day with special hours", "listing_id day", {
    kept: "hours",
    named: "note",
  }),
  licenses: table("license", "id", { kept: "listing_id kind checked_on", named: "holder number" }),
  cities: table("city", "id", { kept: "slug name description latitude longitude zip_codes" }),
  categories: table("category", "id", {
    kept: "slug name position image_url",
    named:
      "description detailed_description benefits treatment_process recovery_time ideal_candidates precautions side_effects expected_results",
    unwatched: "created_at",
  }),
  treatments: table("treatment", "id", {
    kept: "slug name group category_id synonyms price_min_cents price_max_cents price_unit session_minutes_min session_minutes_max popularity trend is_medical checked_on reviewed_by reviewer_license reviewed_on",
    named:
      "description long_description warning benefits not_for serious_side_effects side_effects ideal_for sources downtime recovery",
  }),
  submissions: table("submission", "listing_id", {
    kept: "wanted_plan source",
    unwatched: "language submitted_at rejected_at rejection_reason attestation_asked_at",
  }),
  attestations: table("attestation", "id", {
    kept: "listing_id way user_id",
    named: "words email note",
    unwatched: "attested_at",
  }),
  ownership_claims: table("claim", "id", {
    kept: "listing_id user_id proof state",
    named: "sent_to explanation link phone attested_words",
    unwatched: "code_hash code_expires_at tries language created_at",
  }),
  revisions: table("revision", "id", {
    kept: "listing_id state",
    named: "changes",
    unwatched: "created_at",
  }),
  booking_settings: table("booking settings", "listing_id", {
    kept: "is_open mode places lead_minutes horizon_days step_minutes calendar_set_by busy_set_by",
    named: "calendar_token_hash busy_url",
    unwatched: "busy_read_at busy_problem busy_next_read_at",
  }),
  bookable_treatments: table("bookable treatment", "listing_id treatment_id", {
    kept: "buffer_minutes",
  }),
  bookings: table("booking", "id", {
    kept: "listing_id treatment_id status starts_at minutes buffer_minutes place no_show user_id special",
    named: `${customer} message note`,
    unwatched: "language invited_at reminded_for source customer_left version created_at",
  }),
  booking_blocks: table("blocked time", "id", {
    kept: "listing_id kind starts_at minutes place",
    named: "note",
    unwatched: "created_at",
  }),
  waitlist_entries: table("waiting list entry", "id", {
    kept: "listing_id treatment_id day status offer_ends_at",
    named: customer,
    unwatched: "language created_at block_id booking_id",
  }),
  leads: table("callback request", "id", {
    kept: "listing_id treatment_id status answered_at answered_by",
    named: `${customer} best_time message note`,
    unwatched: "created_at",
  }),
  specials: table("offer", "id", {
    kept: "listing_id title original_price_cents special_price_cents discount_percentage valid_from valid_to is_active most_claims ended_at treatment_id former_price_stated_at",
    named: "description terms_conditions",
    unwatched: "created_at",
  }),
  special_claims: table("voucher", "id", {
    kept: "special_id valid_to redeemed_at redeemed_by",
    named: "person customer_email customer_name code fingerprint",
    unwatched: "language created_at confirmed_at source",
  }),
  reviews: table("review", "id", {
    kept: "listing_id user_id proof paid status rating result care cleanliness value treatment_id visited_on is_demo published_at",
    named: "author_name text",
    unwatched: "language invitation_id has_worked created_at submitted_at",
  }),
  review_replies: table("reply to a review", "review_id", {
    kept: "user_id fault",
    named: "text",
    unwatched: "created_at",
  }),
  review_reports: table("review report", "id", {
    kept: "review_id user_id fault closed_at",
    unwatched: "created_at",
  }),
  review_invitations: table("review invitation", "id", {
    kept: "listing_id proof treatment_id visited_on used_at",
    named: "name email",
    unwatched: "token_hash created_at expires_at",
  }),
  questions: table("question", "id", {
    kept: "listing_id asker_id status reason decided_at decider_id",
    named: "text",
    unwatched: "language version asked_at",
  }),
  question_answers: table("answer to a question", "question_id", {
    kept: "writer_id is_own_name",
    named: "text by_name by_title by_credentials",
    unwatched: "answered_at",
  }),
  media: table("picture", "id", {
    kept: "owner subject_id position status shows_model",
    named: "key description reason",
    unwatched: "width height drawn_from created_at",
  }),
  photo_pairs: table("before and after", "id", {
    kept: "listing_id treatment_id weeks status consented_on consent_until confirmed_at recorded_by decided_by decided_at ended_at ended_by",
    named: "what_was_done person consent_text unaltered_text reason",
    unwatched: "recorded_at",
  }),
  photo_reports: table("photo report", "id", {
    kept: "media_id fault",
    named: "words",
    unwatched: "created_at",
  }),
  settings: table("setting", "name", { kept: "value", unwatched: "changed_at" }),
  ad_campaigns: table("advertisement", "id", {
    kept: "kind destination from_day until_day slots places parts is_paused ended_at",
    named: "advertiser licensee headline words invitation",
    unwatched: "created_at",
  }),
  plans: table("plan", "id", {
    kept: "listing_id provider state trial_ends_at period_ends_at ended_at is_to_end",
    named: "payer_email card external_id consent_text consent_at",
    unwatched: "created_at told_of_trial_end reminded_at told_of_price asked applied",
  }),
  invoices: table("invoice", "id", {
    kept: "plan_id number state amount_cents refunded_cents period_from period_to paid_at failures",
    unwatched: "external_id issued_at",
  }),
  contact_messages: table("contact message", "id", {
    kept: "category answered_at is_spam",
    named: "name email phone subject message",
    unwatched: "created_at",
  }),
  campaigns: table("campaign", "id", {
    kept: "list day joined_since changed_by due_at begun_at audience finished_at stopped_at",
    named: "subject preview blocks letter",
    unwatched: "created_at changed_at version problem reached figures",
  }),
  /** The key is an email address, so the log has no key for its rows. */
  suppressions: table("suppressed address", "", {
    kept: "reason",
    named: "email",
    unwatched: "since",
  }),
};

const itself = "is itself an audit trail: rows are only added";
const follows = "is derived from audited tables";
const own = "belongs to one visitor, and is deleted at that visitor's request";
const counted = "holds anonymous counts";
const passing = "is temporary: rows are deleted once used or expired, and their outcome is audited";
const kept = "is internal bookkeeping of the site";

export const unauditedTables: Record<string, string> = {
  changes: itself,
  change_seals: itself,
  impersonations: itself,
  account_events: itself,
  booking_history: itself,
  ownership_history: itself,
  plan_history: itself,
  revision_history: itself,
  review_ledger: itself,
  license_checks: itself,
  sessions: "account events record the sign-ins",
  devices: "account events record the sign-ins",
  recovery_codes: "account events record their use",
  tokens: passing,
  reset_requests: passing,
  attempts: passing,
  idempotent_calls: passing,
  inbox_decisions: passing,
  booking_quarters: follows,
  confirmations: follows,
  listing_categories: follows,
  listing_treatments: follows,
  listing_documents: follows,
  catalogue_words: follows,
  old_slugs: follows,
  old_reference_slugs: follows,
  busy_times: "is copied from the listing's calendar",
  subscriptions: "its key is an email address; each row records its own consents and stays",
  favorites: own,
  saved_searches: own,
  shortlists: own,
  mailing_refusals: own,
  review_votes: own,
  listing_days: counted,
  listing_search_days: counted,
  listing_host_days: counted,
  listing_hours: counted,
  ad_days: counted,
  search_log: counted,
  search_days: counted,
  imports: kept,
  import_rows: "holds the rows of a file; their effects are audited on the listings",
  import_mappings: kept,
  jobs: kept,
  secret_checks: kept,
  emails: kept,
  webhook_deliveries: kept,
  webhook_attempts: kept,
  payment_events: kept,
  stale_reminders: kept,
  website_reads: kept,
  test_payments:
    "holds the ledger of the test payment provider, which simulates an external service",
};
