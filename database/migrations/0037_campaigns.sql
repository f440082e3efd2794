CREATE TYPE "public"."mail_failure" AS ENUM('bounced', 'refused', 'tried', 'suppressed', 'left', 'stopped');--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
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
	"begun_at" timestamp with time zone,
	"letter" jsonb,
	"audience" integer,
	"reached" text DEFAULT '' NOT NULL,
	"finished_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"figures" jsonb,
	CONSTRAINT "campaigns_day" UNIQUE("list","day")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failure" "mail_failure";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "campaigns_under_way" ON "campaigns" USING btree ("due_at") WHERE due_at is not null and finished_at is null;--> statement-breakpoint
-- By hand, from here to the dropping of the table: what was sent stays, with its mails.
INSERT INTO "campaigns" ("list", "day", "subject", "blocks", "created_at", "changed_at", "due_at", "begun_at", "letter", "audience", "reached", "finished_at")
SELECT "list", "day", "letter" ->> 'title',
	coalesce((SELECT jsonb_agg(jsonb_build_object('kind', 'text', 'text', paragraph)) FROM jsonb_array_elements_text("letter" -> 'paragraphs') paragraph), '[]'),
	"created_at", "created_at", "created_at", "created_at", "letter", "queued", "reached", "finished_at"
FROM "issues" ORDER BY "id";--> statement-breakpoint
UPDATE "mails" SET "campaign" = 'campaign ' || c."id" FROM "campaigns" c WHERE "mails"."campaign" = c."list" || ' ' || c."day";--> statement-breakpoint
UPDATE "mails" SET "failure" = CASE WHEN "last_error" = 'Not sent: the recipient left the list.' THEN 'left' ELSE 'suppressed' END::"mail_failure"
WHERE "failed_at" IS NOT NULL AND "last_error" LIKE 'Not sent: %';--> statement-breakpoint
DROP TABLE "issues" CASCADE;
