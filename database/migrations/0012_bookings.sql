CREATE TYPE "public"."block_kind" AS ENUM('walk-in', 'offer');--> statement-breakpoint
CREATE TYPE "public"."booking_act" AS ENUM('made', 'confirmed', 'moved', 'cancelled', 'completed', 'reopened', 'noted');--> statement-breakpoint
CREATE TYPE "public"."booking_mode" AS ENUM('instant', 'request');--> statement-breakpoint
CREATE TYPE "public"."booking_party" AS ENUM('customer', 'place', 'operator', 'site');--> statement-breakpoint
CREATE TYPE "public"."booking_status" AS ENUM('pending', 'confirmed', 'cancelled', 'completed');--> statement-breakpoint
CREATE TYPE "public"."waitlist_status" AS ENUM('waiting', 'offered', 'booked', 'lapsed', 'left');--> statement-breakpoint
CREATE TABLE "bookable_treatments" (
	"med_spa_id" integer NOT NULL,
	"treatment_id" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	"buffer_minutes" smallint DEFAULT 0 NOT NULL,
	"price_cents" integer,
	CONSTRAINT "bookable_treatments_med_spa_id_treatment_id_pk" PRIMARY KEY("med_spa_id","treatment_id"),
	CONSTRAINT "bookable_treatments_minutes" CHECK ("bookable_treatments"."minutes" between 5 and 480 and "bookable_treatments"."buffer_minutes" between 0 and 120)
);
--> statement-breakpoint
CREATE TABLE "booking_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"kind" "block_kind" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"place" smallint NOT NULL,
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
CREATE TABLE "booking_quarters" (
	"med_spa_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"quarter" integer NOT NULL,
	"booking_id" integer,
	"block_id" integer,
	CONSTRAINT "booking_quarters_med_spa_id_place_quarter_pk" PRIMARY KEY("med_spa_id","place","quarter"),
	CONSTRAINT "booking_quarters_holder" CHECK (num_nonnulls("booking_quarters"."booking_id", "booking_quarters"."block_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "booking_settings" (
	"med_spa_id" integer PRIMARY KEY NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"mode" "booking_mode" DEFAULT 'request' NOT NULL,
	"places" smallint DEFAULT 1 NOT NULL,
	"lead_minutes" integer DEFAULT 120 NOT NULL,
	"horizon_days" smallint DEFAULT 60 NOT NULL,
	"step_minutes" smallint DEFAULT 30 NOT NULL,
	"calendar_token_hash" text,
	"busy_url" text,
	"busy_read_at" timestamp with time zone,
	"busy_problem" text,
	CONSTRAINT "booking_settings_calendar" UNIQUE("calendar_token_hash"),
	CONSTRAINT "booking_settings_places" CHECK ("booking_settings"."places" between 1 and 20),
	CONSTRAINT "booking_settings_lead" CHECK ("booking_settings"."lead_minutes" between 0 and 20160),
	CONSTRAINT "booking_settings_horizon" CHECK ("booking_settings"."horizon_days" between 1 and 365),
	CONSTRAINT "booking_settings_step" CHECK ("booking_settings"."step_minutes" in (15, 30, 60))
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"treatment_id" smallint NOT NULL,
	"status" "booking_status" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"buffer_minutes" smallint NOT NULL,
	"place" smallint,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"message" text,
	"note" text DEFAULT '' NOT NULL,
	"no_show" boolean DEFAULT false NOT NULL,
	"invited_at" timestamp with time zone,
	"user_id" integer,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"med_spa_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_times_med_spa_id_starts_at_ends_at_pk" PRIMARY KEY("med_spa_id","starts_at","ends_at")
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"treatment_id" smallint NOT NULL,
	"day" date NOT NULL,
	"status" "waitlist_status" DEFAULT 'waiting' NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"block_id" integer,
	"offer_ends_at" timestamp with time zone,
	"booking_id" integer
);
--> statement-breakpoint
ALTER TABLE "med_spas" ADD COLUMN "takes_bookings" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookable_treatments" ADD CONSTRAINT "bookable_treatments_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookable_treatments" ADD CONSTRAINT "bookable_treatments_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_blocks" ADD CONSTRAINT "booking_blocks_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_history" ADD CONSTRAINT "booking_history_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_history" ADD CONSTRAINT "booking_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_quarters" ADD CONSTRAINT "booking_quarters_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_quarters" ADD CONSTRAINT "booking_quarters_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_quarters" ADD CONSTRAINT "booking_quarters_block_id_booking_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."booking_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD CONSTRAINT "booking_settings_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_block_id_booking_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."booking_blocks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_blocks_med_spa" ON "booking_blocks" USING btree ("med_spa_id","starts_at");--> statement-breakpoint
CREATE INDEX "booking_history_booking" ON "booking_history" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "booking_quarters_time" ON "booking_quarters" USING btree ("med_spa_id","quarter");--> statement-breakpoint
CREATE INDEX "booking_quarters_booking" ON "booking_quarters" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_quarters_block" ON "booking_quarters" USING btree ("block_id");--> statement-breakpoint
CREATE INDEX "bookings_med_spa" ON "bookings" USING btree ("med_spa_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_customer" ON "bookings" USING btree ("customer_email");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bookings_open" ON "bookings" USING btree ("starts_at") WHERE status in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX "bookings_message" ON "bookings" USING btree ("created_at") WHERE message is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_once" ON "waitlist_entries" USING btree ("med_spa_id","day","treatment_id","customer_email") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "waitlist_in_turn" ON "waitlist_entries" USING btree ("med_spa_id","day","id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "waitlist_offers" ON "waitlist_entries" USING btree ("offer_ends_at") WHERE status = 'offered';