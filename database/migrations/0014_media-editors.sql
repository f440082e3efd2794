CREATE TYPE "public"."media_owner" AS ENUM('review', 'account');--> statement-breakpoint
CREATE TYPE "public"."media_status" AS ENUM('kept', 'left out');--> statement-breakpoint
ALTER TYPE "public"."account_event_kind" ADD VALUE 'role removed' BEFORE 'account deleted';--> statement-breakpoint
ALTER TYPE "public"."review_act" ADD VALUE 'photo left out';--> statement-breakpoint
ALTER TYPE "public"."review_act" ADD VALUE 'answer removed';--> statement-breakpoint
ALTER TYPE "public"."review_act" ADD VALUE 'answer restored';--> statement-breakpoint
CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"owner" "media_owner" NOT NULL,
	"subject_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"status" "media_status" DEFAULT 'kept' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_key" UNIQUE("key"),
	CONSTRAINT "media_reason" CHECK (("media"."status" = 'left out') = ("media"."reason" is not null)),
	CONSTRAINT "media_size" CHECK ("media"."width" > 0 and "media"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "review_ledger" DROP CONSTRAINT "review_ledger_fault";--> statement-breakpoint
ALTER TABLE "review_replies" ADD COLUMN "fault" "review_fault";--> statement-breakpoint
CREATE INDEX "media_subject" ON "media" USING btree ("owner","subject_id","position");--> statement-breakpoint
ALTER TABLE "review_ledger" ADD CONSTRAINT "review_ledger_fault" CHECK (("review_ledger"."act"::text in ('refused', 'removed', 'photo left out', 'answer removed')) = ("review_ledger"."fault" is not null));