CREATE TYPE "public"."licence_kind" AS ENUM('medical director', 'practitioner', 'facility');--> statement-breakpoint
CREATE TYPE "public"."med_spa_status" AS ENUM('pending', 'active', 'inactive');--> statement-breakpoint
CREATE TYPE "public"."photo_kind" AS ENUM('facility', 'gallery', 'before', 'after');--> statement-breakpoint
CREATE TYPE "public"."treatment_trend" AS ENUM('rising', 'stable', 'declining');--> statement-breakpoint
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
CREATE TABLE "hour_exceptions" (
	"med_spa_id" integer NOT NULL,
	"day" date NOT NULL,
	"hours" "int4multirange" DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "hour_exceptions_med_spa_id_day_pk" PRIMARY KEY("med_spa_id","day"),
	CONSTRAINT "hour_exceptions_hours" CHECK ("hour_exceptions"."hours" <@ int4multirange(int4range(0, 1440)))
);
--> statement-breakpoint
CREATE TABLE "licences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"kind" "licence_kind" NOT NULL,
	"holder" text NOT NULL,
	"number" text NOT NULL,
	"checked_on" date
);
--> statement-breakpoint
CREATE TABLE "med_spa_categories" (
	"med_spa_id" integer NOT NULL,
	"category_id" smallint NOT NULL,
	"city_id" smallint NOT NULL,
	"is_listed" boolean NOT NULL,
	"is_premium" boolean NOT NULL,
	"score" smallint NOT NULL,
	CONSTRAINT "med_spa_categories_med_spa_id_category_id_pk" PRIMARY KEY("med_spa_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "med_spa_treatments" (
	"med_spa_id" integer NOT NULL,
	"treatment_id" smallint NOT NULL,
	"city_id" smallint NOT NULL,
	"is_listed" boolean NOT NULL,
	"is_premium" boolean NOT NULL,
	"score" smallint NOT NULL,
	"price_min_cents" integer,
	"price_max_cents" integer,
	CONSTRAINT "med_spa_treatments_med_spa_id_treatment_id_pk" PRIMARY KEY("med_spa_id","treatment_id")
);
--> statement-breakpoint
CREATE TABLE "med_spas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "med_spas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"status" "med_spa_status" DEFAULT 'pending' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"city_id" smallint NOT NULL,
	"category_id" smallint NOT NULL,
	"address" text NOT NULL,
	"zip_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"website" text,
	"booking_email" text,
	"logo_url" text,
	"profile_image_url" text,
	"social_media_links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"description" text NOT NULL,
	"detailed_description" text,
	"treatment_philosophy" text,
	"consultation_process" text,
	"established_year" smallint,
	"price_level" smallint NOT NULL,
	"accepts_insurance" boolean DEFAULT false NOT NULL,
	"financing_available" boolean DEFAULT false NOT NULL,
	"specialties" text[] DEFAULT '{}' NOT NULL,
	"awards" text[] DEFAULT '{}' NOT NULL,
	"certifications" text[] DEFAULT '{}' NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "med_spas_slug_unique" UNIQUE("slug"),
	CONSTRAINT "med_spas_price_level" CHECK ("med_spas"."price_level" between 1 and 4),
	CONSTRAINT "med_spas_rating" CHECK (("med_spas"."rating" is null) = ("med_spas"."review_count" = 0) and ("med_spas"."rating" is null or "med_spas"."rating" between 1 and 5)),
	CONSTRAINT "med_spas_hours" CHECK ("med_spas"."weekly_hours" <@ int4multirange(int4range(0, 10080)))
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"kind" "photo_kind" NOT NULL,
	"pair" smallint,
	"position" smallint NOT NULL,
	"url" text NOT NULL,
	"alt" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"med_spa_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"treatment_id" smallint,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_min_cents" integer,
	"price_max_cents" integer,
	"price_unit" text,
	"priced_on" date,
	"minutes" smallint,
	CONSTRAINT "services_med_spa_id_position_pk" PRIMARY KEY("med_spa_id","position")
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"med_spa_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"certifications" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "staff_members_med_spa_id_position_pk" PRIMARY KEY("med_spa_id","position")
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
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"side_effects" text[] DEFAULT '{}' NOT NULL,
	"ideal_for" text[] DEFAULT '{}' NOT NULL,
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
ALTER TABLE "hour_exceptions" ADD CONSTRAINT "hour_exceptions_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "med_spa_categories" ADD CONSTRAINT "med_spa_categories_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "med_spa_categories" ADD CONSTRAINT "med_spa_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "med_spa_categories" ADD CONSTRAINT "med_spa_categories_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "med_spa_treatments" ADD CONSTRAINT "med_spa_treatments_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "med_spa_treatments" ADD CONSTRAINT "med_spa_treatments_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "med_spa_treatments" ADD CONSTRAINT "med_spa_treatments_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "med_spas" ADD CONSTRAINT "med_spas_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "med_spas" ADD CONSTRAINT "med_spas_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "licences_number" ON "licences" USING btree ("med_spa_id","number");--> statement-breakpoint
CREATE INDEX "med_spa_categories_ranked" ON "med_spa_categories" USING btree ("category_id","is_premium" DESC NULLS FIRST,"score" DESC NULLS FIRST,"med_spa_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "med_spa_categories_city_ranked" ON "med_spa_categories" USING btree ("category_id","city_id","is_premium" DESC NULLS FIRST,"score" DESC NULLS FIRST,"med_spa_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "med_spa_treatments_ranked" ON "med_spa_treatments" USING btree ("treatment_id","is_premium" DESC NULLS FIRST,"score" DESC NULLS FIRST,"med_spa_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "med_spa_treatments_city_ranked" ON "med_spa_treatments" USING btree ("treatment_id","city_id","is_premium" DESC NULLS FIRST,"score" DESC NULLS FIRST,"med_spa_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "med_spas_ranked" ON "med_spas" USING btree ("is_premium" DESC NULLS FIRST,"score" DESC NULLS FIRST,"id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "med_spas_city_ranked" ON "med_spas" USING btree ("city_id","is_premium" DESC NULLS FIRST,"score" DESC NULLS FIRST,"id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "med_spas_category" ON "med_spas" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "med_spas_newest" ON "med_spas" USING btree ("created_at","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "photos_med_spa" ON "photos" USING btree ("med_spa_id","position");--> statement-breakpoint
CREATE INDEX "treatments_category" ON "treatments" USING btree ("category_id");