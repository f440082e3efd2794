ALTER TABLE "treatments" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "treatments" SET "is_private" = true WHERE "id" IN (
  SELECT "id" FROM "treatments" WHERE "slug" IN ('hormone-therapy', 'testosterone-therapy', 'sexual-wellness-injections', 'vaginal-laser', 'labiaplasty', 'pelvic-floor-chair', 'shockwave-therapy', 'prenatal-massage')
  UNION
  SELECT "row_id" FROM "old_reference_slugs" WHERE "kind" = 'treatments' AND "slug" IN ('hormone-therapy', 'testosterone-therapy', 'sexual-wellness-injections', 'vaginal-laser', 'labiaplasty', 'pelvic-floor-chair', 'shockwave-therapy', 'prenatal-massage')
);