CREATE TYPE "public"."inbox_kind" AS ENUM('submission', 'revision', 'claim', 'review', 'question', 'pair', 'reported-review', 'reported-photo', 'message');--> statement-breakpoint
CREATE TYPE "public"."inbox_outcome" AS ENUM('done', 'undone', 'changed', 'gone', 'forbidden', 'own', 'failed');--> statement-breakpoint
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
ALTER TABLE "contact_messages" ADD COLUMN "is_spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_decisions" ADD CONSTRAINT "inbox_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_decisions_open" ON "inbox_decisions" USING btree ("kind","subject_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "inbox_decisions_due" ON "inbox_decisions" USING btree ("due_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "inbox_decisions_subject" ON "inbox_decisions" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "inbox_decisions_settled" ON "inbox_decisions" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "med_spas_waiting" ON "med_spas" USING btree ("created_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("created_at") WHERE answered_at is null;