ALTER TABLE "special_claims" ADD COLUMN "customer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "special_claims" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "special_claims" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "special_claims" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "special_claims" ADD COLUMN "source" text;--> statement-breakpoint
UPDATE "special_claims" AS claim SET "fingerprint" = first."fingerprint", "code" = first."code", "customer_name" = first."customer_name", "confirmed_at" = claim."created_at", "person" = 'earlier ' || claim."id"
  FROM (SELECT DISTINCT ON ("claim_id") * FROM "claim_codes" ORDER BY "claim_id", "id") AS first WHERE first."claim_id" = claim."id";--> statement-breakpoint
DELETE FROM "special_claims" WHERE "code" IS NULL;--> statement-breakpoint
ALTER TABLE "special_claims" ALTER COLUMN "fingerprint" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "special_claims" ALTER COLUMN "code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "special_claims" DROP COLUMN "redeemed_code_id";--> statement-breakpoint
DROP TABLE "claim_codes" CASCADE;--> statement-breakpoint
CREATE INDEX "special_claims_unconfirmed" ON "special_claims" USING btree ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
ALTER TABLE "special_claims" ADD CONSTRAINT "special_claims_fingerprint" UNIQUE("fingerprint");
