ALTER TABLE "submissions" ADD COLUMN "rejected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_rejection" CHECK (("submissions"."rejected_at" is null) = ("submissions"."rejection_reason" is null));