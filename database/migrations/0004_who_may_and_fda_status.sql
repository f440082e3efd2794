ALTER TABLE "treatments" ADD COLUMN "who_may" text;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "fda_status" text;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "look_ups" text[] DEFAULT '{}' NOT NULL;