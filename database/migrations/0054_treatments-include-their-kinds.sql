INSERT INTO "med_spa_treatments" ("med_spa_id", "treatment_id", "city_id", "is_listed", "is_premium", "score")
SELECT DISTINCT f."med_spa_id", g."id", f."city_id", f."is_listed", f."is_premium", f."score" FROM "med_spa_treatments" f
JOIN "treatments" k ON k."id" = f."treatment_id"
JOIN (VALUES ('juvederm', 'dermal-fillers'), ('restylane', 'dermal-fillers'), ('radiesse', 'dermal-fillers'), ('lip-filler', 'dermal-fillers'), ('hydration-therapy', 'iv-therapy'), ('nad-iv', 'iv-therapy'), ('vitamin-c-iv', 'iv-therapy'), ('glutathione-iv', 'iv-therapy'), ('immune-boost-iv', 'iv-therapy'), ('energy-iv', 'iv-therapy'), ('anti-aging-iv', 'iv-therapy'), ('recovery-iv', 'iv-therapy'), ('deep-tissue-massage', 'massage-therapy'), ('swedish-massage', 'massage-therapy'), ('hot-stone-massage', 'massage-therapy'), ('prenatal-massage', 'massage-therapy'), ('sports-massage', 'massage-therapy'), ('hydrafacial', 'facials'), ('oxygen-facial', 'facials'), ('prp-facial', 'facials'), ('laser-hair-removal', 'laser-therapy'), ('ipl', 'laser-therapy'), ('bbl', 'laser-therapy'), ('skin-resurfacing', 'laser-therapy'), ('rf-microneedling', 'microneedling')) AS included ("kind", "general") ON included."kind" = k."slug"
JOIN "treatments" g ON g."slug" = included."general" ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Price steps follow from the menu now; what is counted by a kind alone is marked.
UPDATE "med_spa_documents" d SET "facets" = trim(regexp_replace(d."facets", '\m(t[0-9]+)?r[0-9]\M *', '', 'g')) || coalesce(
  (SELECT string_agg(' t' || f."treatment_id" || ' k' || f."treatment_id", '') FROM "med_spa_treatments" f WHERE f."med_spa_id" = d."med_spa_id"
    AND NOT EXISTS (SELECT FROM "services" s WHERE s."med_spa_id" = f."med_spa_id" AND s."treatment_id" = f."treatment_id")), '');--> statement-breakpoint
ALTER TABLE "med_spa_treatments" DROP COLUMN "price_min_cents";--> statement-breakpoint
ALTER TABLE "med_spa_treatments" DROP COLUMN "price_max_cents";