CREATE TYPE "public"."ad_kind" AS ENUM('paid', 'house');--> statement-breakpoint
ALTER TYPE "public"."media_owner" ADD VALUE 'advertisement';--> statement-breakpoint
CREATE TABLE "ad_campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "ad_kind" NOT NULL,
	"advertiser" text NOT NULL,
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
ALTER TABLE "ad_days" ADD CONSTRAINT "ad_days_campaign_id_ad_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."ad_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_days_day" ON "ad_days" USING btree ("day");