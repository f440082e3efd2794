ALTER TABLE "med_spa_documents" ADD COLUMN "facets" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE "med_spa_documents" d SET facets = (
	SELECT string_agg(DISTINCT token, ' ') FROM (
		SELECT 'c' || d.city_id AS token
		UNION SELECT 'g' || category_id FROM med_spa_categories WHERE med_spa_id = d.med_spa_id
		UNION SELECT 't' || treatment_id FROM med_spa_treatments WHERE med_spa_id = d.med_spa_id
		UNION SELECT 't' || f.treatment_id || 'r' || step.place FROM med_spa_treatments f, (VALUES (0, 0, 200), (1, 200, 500), (2, 500, 1000), (3, 1000, 2000000)) step(place, least, most)
			WHERE f.med_spa_id = d.med_spa_id AND coalesce(f.price_max_cents, f.price_min_cents) >= step.least * 100 AND f.price_min_cents <= step.most * 100
		UNION SELECT 'r' || step.place FROM services s, (VALUES (0, 0, 200), (1, 200, 500), (2, 500, 1000), (3, 1000, 2000000)) step(place, least, most)
			WHERE s.med_spa_id = d.med_spa_id AND coalesce(s.price_max_cents, s.price_min_cents) >= step.least * 100 AND s.price_min_cents <= step.most * 100
		UNION SELECT 'l' || replace(unnest(languages), ' ', '_') FROM med_spas WHERE id = d.med_spa_id
		UNION SELECT 'a' || replace(unnest(facility_amenities), ' ', '_') FROM med_spas WHERE id = d.med_spa_id
	) tokens
);
