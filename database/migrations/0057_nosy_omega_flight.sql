ALTER TABLE "treatments" ADD COLUMN "is_medical" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "warning" text;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "not_for" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "serious_side_effects" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "sources" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "checked_on" date;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "reviewed_by" text;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "reviewer_license" text;--> statement-breakpoint
ALTER TABLE "treatments" ADD COLUMN "reviewed_on" date;