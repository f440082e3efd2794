ALTER TYPE "public"."licence_kind" ADD VALUE 'fictitious name permit';--> statement-breakpoint
ALTER TYPE "public"."licence_kind" ADD VALUE 'establishment license';--> statement-breakpoint
ALTER TYPE "public"."licence_kind" ADD VALUE 'surgery accreditation';--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "is_unlicensed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "med_spas" ADD COLUMN "ownership" jsonb;