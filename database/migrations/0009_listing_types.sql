ALTER TABLE "submissions" ALTER COLUMN "wanted_plan" SET DATA TYPE text;--> statement-breakpoint
DROP TYPE "public"."listing_plan";