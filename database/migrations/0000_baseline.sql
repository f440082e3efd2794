CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TYPE "public"."account_event_kind" AS ENUM('signed up', 'signed in', 'signed out', 'email verified', 'email changed', 'password changed', 'password reset', 'two-factor on', 'two-factor off', 'recovery code used', 'passkey added', 'passkey removed', 'session ended', 'role granted', 'role removed', 'suspended', 'suspension ended', 'viewed by an admin', 'account deleted');--> statement-breakpoint
CREATE TYPE "public"."site_role" AS ENUM('visitor', 'editor', 'super_admin');--> statement-breakpoint
CREATE TYPE "public"."token_purpose" AS ENUM('verify email', 'change email', 'reset password', 'sign-in link', 'second factor', 'passkey', 'own listing', 'join team', 'booking email');--> statement-breakpoint
CREATE TYPE "public"."membership_role" AS ENUM('owner', 'manager', 'front_desk');--> statement-breakpoint
CREATE TYPE "public"."ad_kind" AS ENUM('paid', 'house');--> statement-breakpoint
CREATE TYPE "public"."change_verb" AS ENUM('insert', 'update', 'delete');--> statement-breakpoint
CREATE TYPE "public"."invoice_state" AS ENUM('open', 'paid', 'refunded', 'void');--> statement-breakpoint
CREATE TYPE "public"."payment_provider" AS ENUM('stripe', 'test');--> statement-breakpoint
CREATE TYPE "public"."plan_state" AS ENUM('none', 'trialing', 'active', 'past due', 'cancelling', 'ended');--> statement-breakpoint
CREATE TYPE "public"."block_kind" AS ENUM('walk-in', 'waitlist offer');--> statement-breakpoint
CREATE TYPE "public"."booking_act" AS ENUM('made', 'confirmed', 'moved', 'cancelled', 'completed', 'reopened', 'noted');--> statement-breakpoint
CREATE TYPE "public"."booking_mode" AS ENUM('instant', 'request');--> statement-breakpoint
CREATE TYPE "public"."booking_party" AS ENUM('customer', 'listing', 'admin', 'site');--> statement-breakpoint
CREATE TYPE "public"."booking_status" AS ENUM('pending', 'confirmed', 'cancelled', 'completed');--> statement-breakpoint
CREATE TYPE "public"."waitlist_status" AS ENUM('waiting', 'offered', 'booked', 'expired', 'left');--> statement-breakpoint
CREATE TYPE "public"."attestation_way" AS ENUM('listing form', 'api', 'claim', 'owner page', 'signed statement');--> statement-breakpoint
CREATE TYPE "public"."fact_source" AS ENUM('submitted', 'owner', 'website', 'admin', 'import', 'demo');--> statement-breakpoint
CREATE TYPE "public"."license_kind" AS ENUM('medical director', 'practitioner', 'facility', 'fictitious name permit', 'establishment license', 'surgery accreditation');--> statement-breakpoint
CREATE TYPE "public"."listing_status" AS ENUM('pending', 'active', 'inactive');--> statement-breakpoint
CREATE TYPE "public"."reference_kind" AS ENUM('treatments', 'categories', 'cities');--> statement-breakpoint
CREATE TYPE "public"."treatment_trend" AS ENUM('rising', 'stable', 'declining');--> statement-breakpoint
CREATE TYPE "public"."listing_plan" AS ENUM('standard', 'premium');--> statement-breakpoint
CREATE TYPE "public"."submission_source" AS ENUM('page', 'api');--> statement-breakpoint
CREATE TYPE "public"."email_failure" AS ENUM('bounced', 'refused', 'out of retries', 'suppressed', 'unsubscribed', 'stopped', 'unreadable', 'limited');--> statement-breakpoint
CREATE TYPE "public"."suppression_reason" AS ENUM('unsubscribed', 'bounced', 'complained', 'admin');--> statement-breakpoint
CREATE TYPE "public"."import_state" AS ENUM('mapping', 'checking', 'checked', 'running', 'stopped', 'done', 'undoing', 'undone');--> statement-breakpoint
CREATE TYPE "public"."import_verdict" AS ENUM('new', 'changed', 'same', 'duplicate', 'closed', 'invalid');--> statement-breakpoint
CREATE TYPE "public"."call_time" AS ENUM('any', 'morning', 'afternoon', 'evening');--> statement-breakpoint
CREATE TYPE "public"."lead_status" AS ENUM('new', 'answered', 'closed');--> statement-breakpoint
CREATE TYPE "public"."listing_claim_act" AS ENUM('code sent', 'requested', 'granted', 'refused', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."listing_claim_proof" AS ENUM('submission', 'listed email', 'domain email', 'document');--> statement-breakpoint
CREATE TYPE "public"."listing_claim_state" AS ENUM('code sent', 'waiting', 'granted', 'refused', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."listing_edit_act" AS ENUM('proposed', 'changed', 'confirmed', 'withdrawn', 'approved', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."listing_edit_state" AS ENUM('pending', 'approved', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."inbox_kind" AS ENUM('submission', 'revision', 'claim', 'review', 'question', 'pair', 'reported-review', 'reported-photo', 'message');--> statement-breakpoint
CREATE TYPE "public"."inbox_outcome" AS ENUM('done', 'undone', 'changed', 'gone', 'forbidden', 'own', 'failed');--> statement-breakpoint
CREATE TYPE "public"."mailing_list" AS ENUM('newsletter', 'offers');--> statement-breakpoint
CREATE TYPE "public"."photo_pair_end" AS ENUM('listing', 'person', 'admin');--> statement-breakpoint
CREATE TYPE "public"."photo_pair_status" AS ENUM('waiting', 'shown', 'refused', 'ended');--> statement-breakpoint
CREATE TYPE "public"."question_reason" AS ENUM('medical details', 'names a person', 'advertising', 'not about this listing', 'insulting', 'asked already');--> statement-breakpoint
CREATE TYPE "public"."question_status" AS ENUM('waiting', 'published', 'refused', 'removed');--> statement-breakpoint
CREATE TYPE "public"."review_act" AS ENUM('received', 'edited', 'published', 'kept', 'refused', 'removed', 'withdrawn', 'photo left out', 'answer removed', 'answer restored');--> statement-breakpoint
CREATE TYPE "public"."review_fault" AS ENUM('not a visit', 'wrong listing', 'own interest', 'abuse', 'private facts', 'advertising', 'copied', 'unlawful');--> statement-breakpoint
CREATE TYPE "public"."review_proof" AS ENUM('booking', 'deal', 'email');--> statement-breakpoint
CREATE TYPE "public"."review_status" AS ENUM('waiting', 'published', 'refused', 'removed', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."upload_owner" AS ENUM('review', 'account', 'listing claim', 'logo', 'gallery', 'pair', 'ad');--> statement-breakpoint
CREATE TYPE "public"."upload_status" AS ENUM('kept', 'hidden');--> statement-breakpoint
CREATE TABLE "account_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" "account_event_kind" NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"browser" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "impersonations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "impersonations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" integer,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "reset_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reset_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"browser" text NOT NULL,
	"network" text NOT NULL,
	"has_second_factor" boolean NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" "token_purpose" NOT NULL,
	"user_id" integer,
	"email" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_period" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"location" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"instagram" text DEFAULT '' NOT NULL,
	"role" "site_role" DEFAULT 'visitor' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"suspended_at" timestamp with time zone,
	"suspended_for" text DEFAULT '' NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_email" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_deleted" CHECK (("users"."deleted_at" is null) = ("users"."email" is not null) and ("users"."deleted_at" is null or "users"."password_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"listing_id" integer,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"used_on" date,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "idempotent_calls" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_opt_outs" (
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	CONSTRAINT "email_opt_outs_user_id_list_pk" PRIMARY KEY("user_id","list")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"role" "membership_role" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "ad_campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "ad_kind" NOT NULL,
	"advertiser" text NOT NULL,
	"licensee" text DEFAULT '' NOT NULL,
	"headline" text NOT NULL,
	"words" text NOT NULL,
	"invitation" text NOT NULL,
	"destination" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"slots" text[] NOT NULL,
	"places" text[] NOT NULL,
	"parts" smallint NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_campaigns_days" CHECK ("ad_campaigns"."until_day" is null or "ad_campaigns"."from_day" <= "ad_campaigns"."until_day"),
	CONSTRAINT "ad_campaigns_parts" CHECK ("ad_campaigns"."parts" between 1 and 100),
	CONSTRAINT "ad_campaigns_slots" CHECK (cardinality("ad_campaigns"."slots") > 0),
	CONSTRAINT "ad_campaigns_destination" CHECK ("ad_campaigns"."destination" ~ '^(https://|/($|[^/\\]))')
);
--> statement-breakpoint
CREATE TABLE "ad_days" (
	"campaign_id" integer NOT NULL,
	"day" date NOT NULL,
	"slot" text NOT NULL,
	"place" text NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_days_campaign_id_day_slot_place_pk" PRIMARY KEY("campaign_id","day","slot","place")
);
--> statement-breakpoint
CREATE TABLE "listing_days" (
	"listing_id" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"is_premium" boolean NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"places" bigint DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"emails" integer DEFAULT 0 NOT NULL,
	"directions" integer DEFAULT 0 NOT NULL,
	"websites" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_days_listing_id_day_source_pk" PRIMARY KEY("listing_id","day","source")
);
--> statement-breakpoint
CREATE TABLE "listing_host_days" (
	"listing_id" integer NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "listing_host_days_listing_id_day_name_pk" PRIMARY KEY("listing_id","day","name")
);
--> statement-breakpoint
CREATE TABLE "listing_hours" (
	"listing_id" integer NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "listing_hours_listing_id_day_hour_pk" PRIMARY KEY("listing_id","day","hour"),
	CONSTRAINT "listing_hours_hour" CHECK ("listing_hours"."hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "listing_search_days" (
	"listing_id" integer NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"times" integer NOT NULL,
	"opens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_search_days_listing_id_day_name_pk" PRIMARY KEY("listing_id","day","name")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"table_name" text NOT NULL,
	"row_key" text NOT NULL,
	"listing_id" integer,
	"verb" "change_verb" NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"named" text[] DEFAULT '{}' NOT NULL,
	"actor_id" integer,
	"actor_role" text,
	"admin_id" integer,
	"operation" text,
	"request_id" text,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log_hashes" (
	"position" bigint PRIMARY KEY NOT NULL,
	"change_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "change_seals_change" UNIQUE("change_id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"external_id" text NOT NULL,
	"number" text NOT NULL,
	"state" "invoice_state" NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"period_from" timestamp with time zone NOT NULL,
	"period_to" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoices_external" UNIQUE("plan_id","external_id"),
	CONSTRAINT "invoices_refunded" CHECK ("invoices"."refunded_cents" between 0 and "invoices"."amount_cents"),
	CONSTRAINT "invoices_paid" CHECK (("invoices"."state" in ('paid', 'refunded')) = ("invoices"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" "payment_provider" NOT NULL,
	"external_id" text NOT NULL,
	"kind" text NOT NULL,
	"handled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_once" UNIQUE("provider","external_id")
);
--> statement-breakpoint
CREATE TABLE "plan_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" "plan_state" NOT NULL,
	"user_id" integer
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"provider" "payment_provider" NOT NULL,
	"external_id" text,
	"state" "plan_state" DEFAULT 'none' NOT NULL,
	"payer_email" text NOT NULL,
	"consent_text" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"card" text,
	"created_at" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"notified_of_trial_end" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamp with time zone,
	"notified_of_price" text,
	"period_ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ends_at_period_end" boolean DEFAULT false NOT NULL,
	"requested_version" integer DEFAULT 0 NOT NULL,
	"applied_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plans_external" UNIQUE("provider","external_id"),
	CONSTRAINT "plans_ended" CHECK (("plans"."state" = 'ended') = ("plans"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookable_treatments" (
	"listing_id" integer NOT NULL,
	"treatment_id" smallint NOT NULL,
	"buffer_minutes" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "bookable_treatments_listing_id_treatment_id_pk" PRIMARY KEY("listing_id","treatment_id"),
	CONSTRAINT "bookable_treatments_buffer" CHECK ("bookable_treatments"."buffer_minutes" between 0 and 120)
);
--> statement-breakpoint
CREATE TABLE "booking_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"kind" "block_kind" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"station" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"act" "booking_act" NOT NULL,
	"party" "booking_party" NOT NULL,
	"user_id" integer,
	"status" "booking_status" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_settings" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"mode" "booking_mode" DEFAULT 'request' NOT NULL,
	"capacity" smallint DEFAULT 1 NOT NULL,
	"lead_minutes" integer DEFAULT 120 NOT NULL,
	"horizon_days" smallint DEFAULT 60 NOT NULL,
	"step_minutes" smallint DEFAULT 30 NOT NULL,
	"calendar_token_hash" text,
	"calendar_set_by" integer,
	"busy_url" text,
	"busy_set_by" integer,
	"busy_read_at" timestamp with time zone,
	"busy_problem" text,
	"busy_next_read_at" timestamp with time zone,
	CONSTRAINT "booking_settings_calendar" UNIQUE("calendar_token_hash"),
	CONSTRAINT "booking_settings_capacity" CHECK ("booking_settings"."capacity" between 1 and 20),
	CONSTRAINT "booking_settings_lead" CHECK ("booking_settings"."lead_minutes" between 0 and 20160),
	CONSTRAINT "booking_settings_horizon" CHECK ("booking_settings"."horizon_days" between 1 and 365),
	CONSTRAINT "booking_settings_step" CHECK ("booking_settings"."step_minutes" in (15, 30, 60))
);
--> statement-breakpoint
CREATE TABLE "booking_slots" (
	"listing_id" integer NOT NULL,
	"station" smallint NOT NULL,
	"quarter_hour" integer NOT NULL,
	"booking_id" integer,
	"block_id" integer,
	CONSTRAINT "booking_slots_listing_id_station_quarter_hour_pk" PRIMARY KEY("listing_id","station","quarter_hour"),
	CONSTRAINT "booking_slots_holder" CHECK (num_nonnulls("booking_slots"."booking_id", "booking_slots"."block_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"treatment_id" smallint NOT NULL,
	"status" "booking_status" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"buffer_minutes" smallint NOT NULL,
	"station" smallint,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"message" text,
	"special" text,
	"note" text DEFAULT '' NOT NULL,
	"no_show" boolean DEFAULT false NOT NULL,
	"invited_at" timestamp with time zone,
	"reminded_for" timestamp with time zone,
	"user_id" integer,
	"source" text,
	"is_account_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"listing_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"treatment_id" smallint NOT NULL,
	"day" date NOT NULL,
	"status" "waitlist_status" DEFAULT 'waiting' NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"block_id" integer,
	"offer_ends_at" timestamp with time zone,
	"booking_id" integer
);
--> statement-breakpoint
CREATE TABLE "attestations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attestations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"method" "attestation_way" NOT NULL,
	"text" text NOT NULL,
	"user_id" integer,
	"email" text,
	"note" text DEFAULT '' NOT NULL,
	"attested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "confirmations" (
	"listing_id" integer NOT NULL,
	"field" text NOT NULL,
	"source" "fact_source" NOT NULL,
	"confirmed_on" date NOT NULL,
	CONSTRAINT "confirmations_listing_id_field_pk" PRIMARY KEY("listing_id","field")
);
--> statement-breakpoint
CREATE TABLE "old_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"listing_id" integer,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "license_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "license_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"license_id" integer NOT NULL,
	"checker_id" integer NOT NULL,
	"is_checked" boolean NOT NULL,
	"checked_on" date,
	"source" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hour_exceptions" (
	"listing_id" integer NOT NULL,
	"day" date NOT NULL,
	"hours" "int4multirange" DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "hour_exceptions_listing_id_day_pk" PRIMARY KEY("listing_id","day"),
	CONSTRAINT "hour_exceptions_hours" CHECK ("hour_exceptions"."hours" <@ int4multirange(int4range(0, 1440)))
);
--> statement-breakpoint
CREATE TABLE "licenses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licenses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"kind" "license_kind" NOT NULL,
	"holder" text NOT NULL,
	"number" text NOT NULL,
	"checked_on" date
);
--> statement-breakpoint
CREATE TABLE "services" (
	"listing_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"treatment_id" smallint,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_min_cents" integer,
	"price_max_cents" integer,
	"price_unit" text,
	"priced_on" date,
	"minutes" smallint,
	CONSTRAINT "services_listing_id_position_pk" PRIMARY KEY("listing_id","position")
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"listing_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"certifications" text[] DEFAULT '{}' NOT NULL,
	"is_unlicensed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "staff_members_listing_id_position_pk" PRIMARY KEY("listing_id","position")
);
--> statement-breakpoint
CREATE TABLE "staff_treatments" (
	"listing_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"treatment_id" smallint NOT NULL,
	CONSTRAINT "staff_treatments_listing_id_position_treatment_id_pk" PRIMARY KEY("listing_id","position","treatment_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_categories" (
	"listing_id" integer NOT NULL,
	"category_id" smallint NOT NULL,
	"city_id" smallint NOT NULL,
	"is_listed" boolean NOT NULL,
	"is_premium" boolean NOT NULL,
	"score" smallint NOT NULL,
	CONSTRAINT "listing_categories_listing_id_category_id_pk" PRIMARY KEY("listing_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "listing_documents" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"facets" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_treatments" (
	"listing_id" integer NOT NULL,
	"treatment_id" smallint NOT NULL,
	"city_id" smallint NOT NULL,
	"is_listed" boolean NOT NULL,
	"is_premium" boolean NOT NULL,
	"score" smallint NOT NULL,
	CONSTRAINT "listing_treatments_listing_id_treatment_id_pk" PRIMARY KEY("listing_id","treatment_id")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"status" "listing_status" DEFAULT 'pending' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"city_id" smallint NOT NULL,
	"category_id" smallint NOT NULL,
	"address" text NOT NULL,
	"zip_code" text NOT NULL,
	"locality" text,
	"latitude" double precision,
	"longitude" double precision,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"website" text,
	"booking_email" text,
	"booking_email_set_by" integer,
	"takes_bookings" boolean DEFAULT false NOT NULL,
	"social_media_links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"description" text NOT NULL,
	"detailed_description" text,
	"treatment_philosophy" text,
	"consultation_process" text,
	"established_year" smallint,
	"price_level" smallint,
	"accepts_insurance" boolean,
	"financing_available" boolean,
	"specialties" text[] DEFAULT '{}' NOT NULL,
	"awards" text[] DEFAULT '{}' NOT NULL,
	"certifications" text[] DEFAULT '{}' NOT NULL,
	"ownership" jsonb,
	"equipment_technology" text[] DEFAULT '{}' NOT NULL,
	"facility_amenities" text[] DEFAULT '{}' NOT NULL,
	"safety_protocols" text[] DEFAULT '{}' NOT NULL,
	"payment_options" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"hours_text" text DEFAULT '' NOT NULL,
	"weekly_hours" "int4multirange" DEFAULT '{}' NOT NULL,
	"scraped_content" jsonb,
	"last_website_scrape" timestamp with time zone,
	"is_premium" boolean DEFAULT false NOT NULL,
	"premium_expires_at" timestamp with time zone,
	"rating" numeric(3, 2),
	"review_count" integer DEFAULT 0 NOT NULL,
	"score" smallint DEFAULT 0 NOT NULL,
	"base_score" smallint DEFAULT 0 NOT NULL,
	"confirmed_on" date DEFAULT current_date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listings_slug_unique" UNIQUE("slug"),
	CONSTRAINT "listings_price_level" CHECK ("listings"."price_level" between 1 and 4),
	CONSTRAINT "listings_position" CHECK (("listings"."latitude" is null) = ("listings"."longitude" is null)),
	CONSTRAINT "listings_rating" CHECK (("listings"."rating" is null) = ("listings"."review_count" = 0) and ("listings"."rating" is null or "listings"."rating" between 1 and 5)),
	CONSTRAINT "listings_hours" CHECK ("listings"."weekly_hours" <@ int4multirange(int4range(0, 10080)))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" smallint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 32767 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"description" text NOT NULL,
	"detailed_description" text NOT NULL,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"treatment_process" text[] DEFAULT '{}' NOT NULL,
	"recovery_time" text NOT NULL,
	"ideal_candidates" text[] DEFAULT '{}' NOT NULL,
	"precautions" text[] DEFAULT '{}' NOT NULL,
	"side_effects" text[] DEFAULT '{}' NOT NULL,
	"expected_results" text NOT NULL,
	"image_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" smallint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 32767 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"zip_codes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "cities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "old_reference_slugs" (
	"kind" "reference_kind" NOT NULL,
	"slug" text NOT NULL,
	"row_id" smallint NOT NULL,
	CONSTRAINT "old_reference_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "treatments" (
	"id" smallint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "treatments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 32767 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"group" text NOT NULL,
	"category_id" smallint NOT NULL,
	"synonyms" text[] DEFAULT '{}' NOT NULL,
	"description" text NOT NULL,
	"long_description" text NOT NULL,
	"is_medical" boolean DEFAULT false NOT NULL,
	"warning" text,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"not_for" text[] DEFAULT '{}' NOT NULL,
	"serious_side_effects" text[] DEFAULT '{}' NOT NULL,
	"side_effects" text[] DEFAULT '{}' NOT NULL,
	"ideal_for" text[] DEFAULT '{}' NOT NULL,
	"sources" text[] DEFAULT '{}' NOT NULL,
	"checked_on" date,
	"reviewed_by" text,
	"reviewer_license" text,
	"reviewed_on" date,
	"price_min_cents" integer NOT NULL,
	"price_max_cents" integer NOT NULL,
	"price_unit" text NOT NULL,
	"session_minutes_min" smallint NOT NULL,
	"session_minutes_max" smallint NOT NULL,
	"downtime" text NOT NULL,
	"recovery" text NOT NULL,
	"popularity" smallint,
	"trend" "treatment_trend" NOT NULL,
	CONSTRAINT "treatments_slug_unique" UNIQUE("slug"),
	CONSTRAINT "treatments_price" CHECK ("treatments"."price_min_cents" <= "treatments"."price_max_cents")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"wanted_plan" "listing_plan" NOT NULL,
	"source" "submission_source" NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rejected_at" timestamp with time zone,
	"rejection_reason" text,
	"attestation_asked_at" timestamp with time zone,
	CONSTRAINT "submissions_rejection" CHECK (("submissions"."rejected_at" is null) = ("submissions"."rejection_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"category" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"is_spam" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"limited_mailbox" text,
	"subject" text NOT NULL,
	"body" text,
	"list" text,
	"campaign" text,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"failed_at" timestamp with time zone,
	"failure" "email_failure",
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "emails_once" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"email" text PRIMARY KEY NOT NULL,
	"reason" "suppression_reason" NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"name" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"cells" text[] NOT NULL,
	"verdict" "import_verdict",
	"listing_id" integer,
	"same_as" integer,
	"because" text,
	"problems" jsonb,
	"warnings" jsonb,
	"changes" jsonb,
	"kept" text[],
	"did" text,
	"left" text,
	"was" jsonb,
	CONSTRAINT "import_rows_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"format" text NOT NULL,
	"state" "import_state" DEFAULT 'mapping' NOT NULL,
	"headers" text[] NOT NULL,
	"columns" text[] NOT NULL,
	"rules" jsonb NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"asked_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"did" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"last_error_at" timestamp with time zone,
	"runs" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"treatment_id" smallint,
	"status" "lead_status" DEFAULT 'new' NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"best_time" "call_time" NOT NULL,
	"message" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" integer
);
--> statement-breakpoint
CREATE TABLE "listing_claim_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_claim_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" integer NOT NULL,
	"act" "listing_claim_act" NOT NULL,
	"proof" "listing_claim_proof" NOT NULL,
	"decided_by" integer,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"proof" "listing_claim_proof" NOT NULL,
	"state" "listing_claim_state" NOT NULL,
	"sent_to" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"attested_text" text DEFAULT '' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_claims_code" CHECK (("listing_claims"."code_hash" is null) = ("listing_claims"."code_expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "listing_edit_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_edit_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"listing_edit_id" integer,
	"act" "listing_edit_act" NOT NULL,
	"user_id" integer,
	"source" "fact_source" NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_edits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"state" "listing_edit_state" DEFAULT 'pending' NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stale_reminders" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website_reads" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "inbox_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "inbox_kind" NOT NULL,
	"subject_id" integer NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"decision" jsonb NOT NULL,
	"decided_by" integer NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"outcome" "inbox_outcome"
);
--> statement-breakpoint
CREATE TABLE "newsletter_campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" "mailing_list" NOT NULL,
	"day" date,
	"subject" text DEFAULT '' NOT NULL,
	"preview" text DEFAULT '' NOT NULL,
	"blocks" jsonb NOT NULL,
	"joined_since" date,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"problem" text,
	"started_at" timestamp with time zone,
	"content" jsonb,
	"audience" integer,
	"cursor" text DEFAULT '' NOT NULL,
	"finished_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"figures" jsonb,
	CONSTRAINT "newsletter_campaigns_day" UNIQUE("list","day")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"list" "mailing_list" NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"consent_text" text NOT NULL,
	"consented_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "subscriptions_list_email_pk" PRIMARY KEY("list","email")
);
--> statement-breakpoint
CREATE TABLE "photo_pairs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_pairs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"treatment_id" smallint NOT NULL,
	"weeks" smallint NOT NULL,
	"what_was_done" text DEFAULT '' NOT NULL,
	"status" "photo_pair_status" DEFAULT 'waiting' NOT NULL,
	"person" text,
	"consented_on" date NOT NULL,
	"consent_until" date,
	"confirmed_at" timestamp with time zone,
	"consent_text" text NOT NULL,
	"unaltered_text" text NOT NULL,
	"recorded_by" integer,
	"recorded_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"reason" text,
	"ended_at" timestamp with time zone,
	"ended_by" "photo_pair_end",
	CONSTRAINT "photo_pairs_weeks" CHECK ("photo_pairs"."weeks" between 0 and 520),
	CONSTRAINT "photo_pairs_ended" CHECK (("photo_pairs"."status" = 'ended') = ("photo_pairs"."ended_at" is not null) and ("photo_pairs"."ended_at" is null) = ("photo_pairs"."ended_by" is null)),
	CONSTRAINT "photo_pairs_person" CHECK ("photo_pairs"."status" not in ('ended', 'refused') or "photo_pairs"."person" is null)
);
--> statement-breakpoint
CREATE TABLE "photo_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"media_id" integer NOT NULL,
	"fault" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_answers" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"by_name" text NOT NULL,
	"by_title" text NOT NULL,
	"by_credentials" text[] DEFAULT '{}' NOT NULL,
	"writer_id" integer,
	"is_own_name" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"asker_id" integer,
	"text" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" "question_status" DEFAULT 'waiting' NOT NULL,
	"reason" "question_reason",
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decider_id" integer,
	CONSTRAINT "questions_reason" CHECK (("questions"."reason" is not null) = ("questions"."status" in ('refused', 'removed')))
);
--> statement-breakpoint
CREATE TABLE "review_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"act" "review_act" NOT NULL,
	"fault" "review_fault",
	"user_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_history_fault" CHECK (("review_history"."act"::text in ('refused', 'removed', 'photo left out', 'answer removed')) = ("review_history"."fault" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"proof" "review_proof" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"treatment_id" smallint,
	"visited_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "review_invitations_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "review_replies" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"fault" "review_fault"
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"user_id" integer,
	"fault" "review_fault" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"user_id" integer,
	"invitation_id" integer,
	"proof" "review_proof",
	"status" "review_status" DEFAULT 'waiting' NOT NULL,
	"paid" text,
	"author_name" text NOT NULL,
	"rating" smallint NOT NULL,
	"result" smallint,
	"care" smallint,
	"cleanliness" smallint,
	"value" smallint,
	"treatment_id" smallint,
	"text" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"visited_on" date NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"has_proof_of_work" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "reviews_invitation" UNIQUE("invitation_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_aspects" CHECK ("reviews"."result" between 1 and 5 and "reviews"."care" between 1 and 5 and "reviews"."cleanliness" between 1 and 5 and "reviews"."value" between 1 and 5),
	CONSTRAINT "reviews_text" CHECK (length("reviews"."text") between 40 and 4000),
	CONSTRAINT "reviews_published" CHECK ("reviews"."status" <> 'published' or ("reviews"."proof" is not null and "reviews"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"wants_alerts" boolean NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"known_listings" integer[],
	"viewed_at" timestamp with time zone,
	CONSTRAINT "saved_searches_query" UNIQUE("user_id","query")
);
--> statement-breakpoint
CREATE TABLE "search_days" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"times" integer NOT NULL,
	"without_results" integer NOT NULL,
	"result_count" integer NOT NULL,
	CONSTRAINT "search_days_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
CREATE TABLE "search_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"query" text NOT NULL,
	"result_count" integer NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shortlists" (
	"id" text PRIMARY KEY NOT NULL,
	"slugs" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"encrypted" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "specials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "specials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"treatment_id" smallint,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"original_price_cents" integer,
	"special_price_cents" integer,
	"discount_percentage" smallint,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"terms_conditions" text,
	"former_price_stated_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"most_claims" integer,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "specials_days" CHECK ("specials"."valid_from" <= "specials"."valid_to"),
	CONSTRAINT "specials_prices" CHECK ("specials"."special_price_cents" is null or "specials"."original_price_cents" is null or "specials"."special_price_cents" < "specials"."original_price_cents"),
	CONSTRAINT "specials_discount" CHECK ("specials"."discount_percentage" is null or "specials"."discount_percentage" between 1 and 99),
	CONSTRAINT "specials_most_claims" CHECK ("specials"."most_claims" is null or "specials"."most_claims" > 0)
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"special_id" integer NOT NULL,
	"person" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_name" text DEFAULT '' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"fingerprint" text NOT NULL,
	"code" text NOT NULL,
	"valid_to" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"source" text,
	"redeemed_at" timestamp with time zone,
	"redeemed_by" integer,
	CONSTRAINT "vouchers_fingerprint" UNIQUE("fingerprint"),
	CONSTRAINT "vouchers_once" UNIQUE("special_id","person")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"owner" "upload_owner" NOT NULL,
	"subject_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"shows_model" boolean DEFAULT false NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"status" "upload_status" DEFAULT 'kept' NOT NULL,
	"reason" text,
	"drawn_from" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_key" UNIQUE("key"),
	CONSTRAINT "upload_reason" CHECK (("uploads"."status" = 'hidden') = ("uploads"."reason" is not null)),
	CONSTRAINT "upload_size" CHECK ("uploads"."width" > 0 and "uploads"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"delivery_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" integer,
	"milliseconds" integer NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" integer NOT NULL,
	"type" text NOT NULL,
	"listing_id" integer,
	"med_spa_slug" text,
	"thing_id" integer,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"listing_id" integer,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"secret_before" text,
	"secret_before_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	"disabled_for" text,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_opt_outs" ADD CONSTRAINT "email_opt_outs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_days" ADD CONSTRAINT "ad_days_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_host_days" ADD CONSTRAINT "listing_host_days_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_hours" ADD CONSTRAINT "listing_hours_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_search_days" ADD CONSTRAINT "listing_search_days_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_history" ADD CONSTRAINT "plan_history_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_history" ADD CONSTRAINT "plan_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookable_treatments" ADD CONSTRAINT "bookable_treatments_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookable_treatments" ADD CONSTRAINT "bookable_treatments_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_history" ADD CONSTRAINT "booking_history_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_history" ADD CONSTRAINT "booking_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD CONSTRAINT "booking_settings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD CONSTRAINT "booking_settings_calendar_set_by_users_id_fk" FOREIGN KEY ("calendar_set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD CONSTRAINT "booking_settings_busy_set_by_users_id_fk" FOREIGN KEY ("busy_set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_slots" ADD CONSTRAINT "booking_slots_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_slots" ADD CONSTRAINT "booking_slots_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_slots" ADD CONSTRAINT "booking_slots_block_id_booking_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."booking_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_block_id_booking_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."booking_blocks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attestations" ADD CONSTRAINT "attestations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attestations" ADD CONSTRAINT "attestations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_slugs" ADD CONSTRAINT "old_slugs_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_checks" ADD CONSTRAINT "license_checks_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_checks" ADD CONSTRAINT "license_checks_checker_id_users_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_exceptions" ADD CONSTRAINT "hour_exceptions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_treatments" ADD CONSTRAINT "staff_treatments_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_treatments" ADD CONSTRAINT "staff_treatments_member" FOREIGN KEY ("listing_id","position") REFERENCES "public"."staff_members"("listing_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_categories" ADD CONSTRAINT "listing_categories_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_categories" ADD CONSTRAINT "listing_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_categories" ADD CONSTRAINT "listing_categories_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_documents" ADD CONSTRAINT "listing_documents_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_treatments" ADD CONSTRAINT "listing_treatments_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_treatments" ADD CONSTRAINT "listing_treatments_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_treatments" ADD CONSTRAINT "listing_treatments_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_booking_email_set_by_users_id_fk" FOREIGN KEY ("booking_email_set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claim_history" ADD CONSTRAINT "listing_claim_history_claim_id_listing_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."listing_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claim_history" ADD CONSTRAINT "listing_claim_history_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_edit_history" ADD CONSTRAINT "listing_edit_history_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_edit_history" ADD CONSTRAINT "listing_edit_history_listing_edit_id_listing_edits_id_fk" FOREIGN KEY ("listing_edit_id") REFERENCES "public"."listing_edits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_edit_history" ADD CONSTRAINT "listing_edit_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_edits" ADD CONSTRAINT "listing_edits_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stale_reminders" ADD CONSTRAINT "stale_reminders_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_reads" ADD CONSTRAINT "website_reads_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_decisions" ADD CONSTRAINT "inbox_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_campaigns" ADD CONSTRAINT "newsletter_campaigns_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_pairs" ADD CONSTRAINT "photo_pairs_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_pairs" ADD CONSTRAINT "photo_pairs_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_pairs" ADD CONSTRAINT "photo_pairs_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_pairs" ADD CONSTRAINT "photo_pairs_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_reports" ADD CONSTRAINT "photo_reports_media_id_uploads_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_history" ADD CONSTRAINT "review_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_invitation_id_review_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."review_invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specials" ADD CONSTRAINT "specials_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specials" ADD CONSTRAINT "specials_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_special_id_specials_id_fk" FOREIGN KEY ("special_id") REFERENCES "public"."specials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_events_user" ON "account_events" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "impersonations_session" ON "impersonations" USING btree ("session_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "impersonations_user" ON "impersonations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "impersonations_admin" ON "impersonations" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_ended" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expired" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tokens_user" ON "tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "tokens_expired" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("role") WHERE role <> 'visitor';--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_keys_listing" ON "api_keys" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "idempotent_calls_age" ON "idempotent_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "memberships_listing" ON "memberships" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "ad_days_day" ON "ad_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "listing_days_day" ON "listing_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "listing_host_days_day" ON "listing_host_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "listing_hours_day" ON "listing_hours" USING btree ("day");--> statement-breakpoint
CREATE INDEX "listing_search_days_day" ON "listing_search_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "audit_log_in_turn" ON "audit_log" USING btree ("xid","id");--> statement-breakpoint
CREATE INDEX "audit_log_listing" ON "audit_log" USING btree ("listing_id","id") WHERE listing_id is not null;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "audit_log_row" ON "audit_log" USING btree ("table_name","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING brin ("at");--> statement-breakpoint
CREATE INDEX "payment_events_taken" ON "payment_events" USING btree ("handled_at");--> statement-breakpoint
CREATE INDEX "plan_history_plan" ON "plan_history" USING btree ("plan_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_one_a_listing" ON "plans" USING btree ("listing_id") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "plans_listing" ON "plans" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_payments_secret" ON "test_payments" USING btree (("document" ->> 'secret'));--> statement-breakpoint
CREATE INDEX "booking_blocks_listing" ON "booking_blocks" USING btree ("listing_id","starts_at");--> statement-breakpoint
CREATE INDEX "booking_history_booking" ON "booking_history" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "booking_slots_time" ON "booking_slots" USING btree ("listing_id","quarter_hour");--> statement-breakpoint
CREATE INDEX "booking_slots_booking" ON "booking_slots" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_slots_block" ON "booking_slots" USING btree ("block_id");--> statement-breakpoint
CREATE INDEX "bookings_listing" ON "bookings" USING btree ("listing_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_customer" ON "bookings" USING btree ("customer_email");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bookings_source" ON "bookings" USING btree ("source") WHERE source is not null;--> statement-breakpoint
CREATE INDEX "bookings_open" ON "bookings" USING btree ("starts_at") WHERE status in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX "bookings_message" ON "bookings" USING btree ("created_at") WHERE message is not null;--> statement-breakpoint
CREATE INDEX "bookings_account_deleted" ON "bookings" USING btree ("starts_at") WHERE is_account_deleted;--> statement-breakpoint
CREATE INDEX "busy_times_listing" ON "busy_times" USING btree ("listing_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_once" ON "waitlist_entries" USING btree ("listing_id","day","treatment_id","customer_email") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "waitlist_in_turn" ON "waitlist_entries" USING btree ("listing_id","day","id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "waitlist_offers" ON "waitlist_entries" USING btree ("offer_ends_at") WHERE status = 'offered';--> statement-breakpoint
CREATE INDEX "attestations_listing" ON "attestations" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "old_slugs_listing" ON "old_slugs" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "license_checks_license" ON "license_checks" USING btree ("license_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "licenses_number" ON "licenses" USING btree ("listing_id","number");--> statement-breakpoint
CREATE INDEX "catalogue_words_alike" ON "catalogue_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "listing_categories_ranked" ON "listing_categories" USING btree ("category_id","is_premium" DESC NULLS FIRST,"score" DESC NULLS FIRST,"listing_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "listing_categories_city_ranked" ON "listing_categories" USING btree ("category_id","city_id","is_premium" DESC NULLS FIRST,"score" DESC NULLS FIRST,"listing_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "listing_documents_words" ON "listing_documents" USING gin (to_tsvector('english', "text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "listing_treatments_ranked" ON "listing_treatments" USING btree ("treatment_id","is_premium" DESC NULLS FIRST,"score" DESC NULLS FIRST,"listing_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "listing_treatments_city_ranked" ON "listing_treatments" USING btree ("treatment_id","city_id","is_premium" DESC NULLS FIRST,"score" DESC NULLS FIRST,"listing_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "listings_ranked" ON "listings" USING btree ("is_premium" DESC NULLS FIRST,"score" DESC NULLS FIRST,"id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_city_ranked" ON "listings" USING btree ("city_id","is_premium" DESC NULLS FIRST,"score" DESC NULLS FIRST,"id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_category" ON "listings" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "listings_name" ON "listings" USING btree ("sort_name","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_rating" ON "listings" USING btree (rating desc nulls last,"review_count" DESC NULLS FIRST,"id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_position" ON "listings" USING gist (point(longitude * 0.83, latitude)) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("created_at","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_waiting" ON "listings" USING btree ("created_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "treatments_category" ON "treatments" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "submissions_newest" ON "submissions" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("created_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("due_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "emails_newest" ON "emails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "emails_campaign" ON "emails" USING btree ("campaign") WHERE campaign is not null;--> statement-breakpoint
CREATE INDEX "emails_recipient" ON "emails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "emails_counted" ON "emails" USING btree ("limited_mailbox","created_at") WHERE limited_mailbox is not null;--> statement-breakpoint
CREATE INDEX "import_rows_verdict" ON "import_rows" USING btree ("import_id","verdict","position");--> statement-breakpoint
CREATE INDEX "import_rows_listing" ON "import_rows" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "leads_listing" ON "leads" USING btree ("listing_id","status","created_at");--> statement-breakpoint
CREATE INDEX "leads_message" ON "leads" USING btree ("created_at") WHERE message is not null;--> statement-breakpoint
CREATE INDEX "listing_claim_history_claim" ON "listing_claim_history" USING btree ("claim_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_claims_open" ON "listing_claims" USING btree ("user_id","listing_id") WHERE state in ('code sent', 'waiting');--> statement-breakpoint
CREATE INDEX "listing_claims_waiting" ON "listing_claims" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "listing_claims_listing" ON "listing_claims" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_edit_history_listing" ON "listing_edit_history" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "listing_edit_history_edit" ON "listing_edit_history" USING btree ("listing_edit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_edits_pending" ON "listing_edits" USING btree ("listing_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "listing_edits_waiting" ON "listing_edits" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_decisions_open" ON "inbox_decisions" USING btree ("kind","subject_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "inbox_decisions_due" ON "inbox_decisions" USING btree ("due_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "inbox_decisions_subject" ON "inbox_decisions" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "inbox_decisions_settled" ON "inbox_decisions" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "newsletter_campaigns_newest" ON "newsletter_campaigns" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_campaigns_under_way" ON "newsletter_campaigns" USING btree ("due_at") WHERE due_at is not null and finished_at is null;--> statement-breakpoint
CREATE INDEX "subscriptions_email" ON "subscriptions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "photo_pairs_listing" ON "photo_pairs" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "photo_pairs_waiting" ON "photo_pairs" USING btree ("recorded_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "photo_reports_upload" ON "photo_reports" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "question_answers_writer" ON "question_answers" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "questions_published" ON "questions" USING btree ("listing_id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "questions_decided" ON "questions" USING btree ("status","asked_at");--> statement-breakpoint
CREATE INDEX "questions_asker" ON "questions" USING btree ("asker_id");--> statement-breakpoint
CREATE INDEX "review_history_review" ON "review_history" USING btree ("review_id","id");--> statement-breakpoint
CREATE INDEX "review_history_acts" ON "review_history" USING btree ("act","at");--> statement-breakpoint
CREATE INDEX "review_invitations_listing" ON "review_invitations" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_reporter" ON "review_reports" USING btree ("review_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("review_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "review_votes_user" ON "review_votes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_author" ON "reviews" USING btree ("user_id","listing_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "reviews_listing" ON "reviews" USING btree ("listing_id","published_at" DESC NULLS FIRST,"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "reviews" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("submitted_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "favorites_listing" ON "favorites" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "search_log_newest" ON "search_log" USING btree ("searched_at");--> statement-breakpoint
CREATE INDEX "search_log_empty" ON "search_log" USING btree ("searched_at") WHERE result_count = 0;--> statement-breakpoint
CREATE INDEX "specials_listing" ON "specials" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "specials_current" ON "specials" USING btree ("valid_to") WHERE is_active;--> statement-breakpoint
CREATE INDEX "vouchers_unconfirmed" ON "vouchers" USING btree ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "upload_subject" ON "uploads" USING btree ("owner","subject_id","position");--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery" ON "webhook_attempts" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "webhook_attempts_at" ON "webhook_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("due_at" NULLS FIRST,"id") WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_happened" ON "webhook_deliveries" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_user" ON "webhook_endpoints" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_listing" ON "webhook_endpoints" USING btree ("listing_id");