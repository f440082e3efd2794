ALTER TYPE "public"."media_owner" ADD VALUE 'logo';--> statement-breakpoint
ALTER TYPE "public"."media_owner" ADD VALUE 'gallery';--> statement-breakpoint
ALTER TYPE "public"."media_owner" ADD VALUE 'pair';--> statement-breakpoint
DROP TABLE "photos" CASCADE;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "drawn_from" text;--> statement-breakpoint
ALTER TABLE "med_spas" DROP COLUMN "logo_url";--> statement-breakpoint
ALTER TABLE "med_spas" DROP COLUMN "profile_image_url";--> statement-breakpoint
DROP TYPE "public"."photo_kind";