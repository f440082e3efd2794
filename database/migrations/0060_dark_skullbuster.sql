ALTER TABLE "plans" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "told_of_price" text;