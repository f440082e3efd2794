CREATE TYPE "public"."suppression_reason" AS ENUM('unsubscribed', 'bounced', 'complained', 'operator');--> statement-breakpoint
CREATE TABLE "suppressions" (
	"email" text PRIMARY KEY NOT NULL,
	"reason" "suppression_reason" NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" "mailing_list" NOT NULL,
	"day" date NOT NULL,
	"letter" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reached" text DEFAULT '' NOT NULL,
	"queued" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "issues_day" UNIQUE("list","day")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "message_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "list" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "known" integer[];--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_campaign" ON "mails" USING btree ("campaign") WHERE campaign is not null;--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "subscriptions_email" ON "subscriptions" USING btree ("email");