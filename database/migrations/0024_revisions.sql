CREATE TYPE "public"."fact_source" AS ENUM('submitted', 'owner', 'website', 'operator', 'import', 'demo');--> statement-breakpoint
CREATE TYPE "public"."revision_act" AS ENUM('proposed', 'changed', 'confirmed', 'withdrawn', 'approved', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."revision_state" AS ENUM('pending', 'approved', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TABLE "confirmations" (
	"med_spa_id" integer NOT NULL,
	"section" text NOT NULL,
	"source" "fact_source" NOT NULL,
	"confirmed_on" date NOT NULL,
	CONSTRAINT "confirmations_med_spa_id_section_pk" PRIMARY KEY("med_spa_id","section")
);
--> statement-breakpoint
CREATE TABLE "old_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"med_spa_id" integer,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revision_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revision_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"revision_id" integer,
	"act" "revision_act" NOT NULL,
	"user_id" integer,
	"source" "fact_source" NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"state" "revision_state" DEFAULT 'pending' NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stale_reminders" (
	"med_spa_id" integer PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_slugs" ADD CONSTRAINT "old_slugs_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_history" ADD CONSTRAINT "revision_history_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_history" ADD CONSTRAINT "revision_history_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_history" ADD CONSTRAINT "revision_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stale_reminders" ADD CONSTRAINT "stale_reminders_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "old_slugs_med_spa" ON "old_slugs" USING btree ("med_spa_id");--> statement-breakpoint
CREATE INDEX "revision_history_med_spa" ON "revision_history" USING btree ("med_spa_id","id");--> statement-breakpoint
CREATE INDEX "revision_history_revision" ON "revision_history" USING btree ("revision_id");--> statement-breakpoint
CREATE UNIQUE INDEX "revisions_pending" ON "revisions" USING btree ("med_spa_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "revisions_waiting" ON "revisions" USING btree ("state","created_at");