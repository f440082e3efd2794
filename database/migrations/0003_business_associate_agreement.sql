ALTER TABLE "listings" ADD COLUMN "hipaa_applies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "agreement_signed_on" date;