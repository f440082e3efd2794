ALTER TABLE "photo_pairs" ADD COLUMN "what_was_done" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "photo_pairs" ADD COLUMN "consent_until" date;--> statement-breakpoint
ALTER TABLE "photo_pairs" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "photo_pairs" SET "confirmed_at" = "recorded_at" WHERE "status" = 'shown';
