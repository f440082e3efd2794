ALTER TABLE "ownership_claims" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;