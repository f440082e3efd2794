CREATE TYPE "public"."listing_plan" AS ENUM('standard', 'premium');--> statement-breakpoint
CREATE TYPE "public"."submission_source" AS ENUM('page', 'api');--> statement-breakpoint
CREATE TABLE "submissions" (
	"med_spa_id" integer PRIMARY KEY NOT NULL,
	"wanted_plan" "listing_plan" NOT NULL,
	"source" "submission_source" NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idempotency_key" text,
	"body_hash" text,
	CONSTRAINT "submissions_idempotency_key" UNIQUE("idempotency_key"),
	CONSTRAINT "submissions_key" CHECK (("submissions"."idempotency_key" is null) = ("submissions"."body_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_newest" ON "submissions" USING btree ("submitted_at");