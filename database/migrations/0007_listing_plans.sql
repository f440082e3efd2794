ALTER TABLE "plans" ADD COLUMN "plan" text DEFAULT 'premier' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "plan" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
UPDATE "listings" SET "plan" = 'premier' WHERE "is_premium";--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "is_premium";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "is_premium" boolean GENERATED ALWAYS AS (plan <> 'standard') STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_ranked" ON "listings" USING btree ("is_premium" DESC NULLS FIRST,"score" DESC NULLS FIRST,"id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_city_ranked" ON "listings" USING btree ("city_id","is_premium" DESC NULLS FIRST,"score" DESC NULLS FIRST,"id") WHERE status = 'active';
