-- The menu wins; it takes from the booking setup what it does not say itself.
INSERT INTO "services" ("med_spa_id", "position", "treatment_id", "name")
SELECT b."med_spa_id", (SELECT coalesce(max(s."position"), -1) FROM "services" s WHERE s."med_spa_id" = b."med_spa_id") + row_number() OVER (PARTITION BY b."med_spa_id" ORDER BY t."name"), t."id", t."name"
FROM "bookable_treatments" b JOIN "treatments" t ON t."id" = b."treatment_id"
WHERE NOT EXISTS (SELECT FROM "services" s WHERE s."med_spa_id" = b."med_spa_id" AND s."treatment_id" = b."treatment_id");--> statement-breakpoint
UPDATE "services" s SET "minutes" = b."minutes" FROM "bookable_treatments" b
WHERE b."med_spa_id" = s."med_spa_id" AND b."treatment_id" = s."treatment_id" AND s."minutes" IS NULL;--> statement-breakpoint
UPDATE "services" s SET "price_min_cents" = b."price_cents", "price_max_cents" = b."price_cents", "price_unit" = NULL FROM "bookable_treatments" b
WHERE b."med_spa_id" = s."med_spa_id" AND b."treatment_id" = s."treatment_id" AND s."price_min_cents" IS NULL AND b."price_cents" IS NOT NULL
  AND s."position" = (SELECT min(f."position") FROM "services" f WHERE f."med_spa_id" = s."med_spa_id" AND f."treatment_id" = s."treatment_id")
  AND NOT EXISTS (SELECT FROM "services" p WHERE p."med_spa_id" = s."med_spa_id" AND p."treatment_id" = s."treatment_id" AND p."price_min_cents" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "bookable_treatments" DROP CONSTRAINT "bookable_treatments_minutes";--> statement-breakpoint
ALTER TABLE "bookable_treatments" DROP COLUMN "minutes";--> statement-breakpoint
ALTER TABLE "bookable_treatments" DROP COLUMN "price_cents";--> statement-breakpoint
ALTER TABLE "bookable_treatments" ADD CONSTRAINT "bookable_treatments_buffer" CHECK ("bookable_treatments"."buffer_minutes" between 0 and 120);