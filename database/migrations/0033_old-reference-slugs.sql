CREATE TYPE "public"."reference_kind" AS ENUM('treatments', 'categories', 'cities');--> statement-breakpoint
CREATE TABLE "old_reference_slugs" (
	"kind" "reference_kind" NOT NULL,
	"slug" text NOT NULL,
	"row_id" smallint NOT NULL,
	CONSTRAINT "old_reference_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
