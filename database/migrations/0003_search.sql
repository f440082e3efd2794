CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "catalogue_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "med_spa_documents" (
	"med_spa_id" integer PRIMARY KEY NOT NULL,
	"city_id" smallint NOT NULL,
	"is_listed" boolean NOT NULL,
	"is_premium" boolean NOT NULL,
	"score" smallint NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', text)) STORED
);
--> statement-breakpoint
ALTER TABLE "med_spa_documents" ADD CONSTRAINT "med_spa_documents_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "med_spa_documents" ADD CONSTRAINT "med_spa_documents_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_words_alike" ON "catalogue_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "med_spa_documents_ranked" ON "med_spa_documents" USING btree ("is_premium" DESC NULLS FIRST,"score" DESC NULLS FIRST,"med_spa_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "med_spa_documents_words" ON "med_spa_documents" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "med_spas_name" ON "med_spas" USING btree ("sort_name","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "med_spas_rating" ON "med_spas" USING btree (rating desc nulls last,"review_count" DESC NULLS FIRST,"id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "med_spas_place" ON "med_spas" USING gist (point(longitude * 0.83, latitude)) WHERE status = 'active';
--> statement-breakpoint
INSERT INTO "med_spa_documents" ("med_spa_id", "city_id", "is_listed", "is_premium", "score", "text")
SELECT m.id, m.city_id, m.status = 'active', m.is_premium, m.score, lower(regexp_replace(normalize(concat_ws(' ',
	m.name, (SELECT name FROM cities WHERE id = m.city_id),
	(SELECT string_agg(c.name, ' ') FROM med_spa_categories f JOIN categories c ON c.id = f.category_id WHERE f.med_spa_id = m.id),
	(SELECT string_agg(concat_ws(' ', s.name, t.name), ' ') FROM services s LEFT JOIN treatments t ON t.id = s.treatment_id WHERE s.med_spa_id = m.id),
	(SELECT string_agg(name || ' ' || title, ' ') FROM staff_members WHERE med_spa_id = m.id),
	array_to_string(m.specialties, ' '), array_to_string(m.equipment_technology, ' '), m.description), nfkd), '[\u0300-\u036f]', '', 'g'))
FROM med_spas m;
--> statement-breakpoint
INSERT INTO "catalogue_words" ("word")
SELECT DISTINCT word FROM (
	SELECT regexp_split_to_table(m.sort_name, '[^a-z0-9]+') AS word FROM med_spas m
	UNION SELECT regexp_split_to_table(lower(name), '[^a-z0-9]+') FROM services
	UNION SELECT regexp_split_to_table(lower(name), '[^a-z0-9]+') FROM staff_members
) words WHERE length(word) > 2;
