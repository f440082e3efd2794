ALTER TABLE "med_spa_documents" DROP CONSTRAINT "med_spa_documents_city_id_cities_id_fk";
--> statement-breakpoint
DROP INDEX "med_spa_documents_ranked";--> statement-breakpoint
DROP INDEX "med_spa_documents_words";--> statement-breakpoint
ALTER TABLE "med_spas" ADD COLUMN "base_score" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "med_spas" ADD COLUMN "confirmed_on" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "med_spa_documents" DROP COLUMN "city_id";--> statement-breakpoint
ALTER TABLE "med_spa_documents" DROP COLUMN "is_listed";--> statement-breakpoint
ALTER TABLE "med_spa_documents" DROP COLUMN "is_premium";--> statement-breakpoint
ALTER TABLE "med_spa_documents" DROP COLUMN "score";--> statement-breakpoint
ALTER TABLE "med_spa_documents" DROP COLUMN "words";--> statement-breakpoint
-- By hand from here to the index: long texts go out of the rows, which a search for a common word walks through; the rewrite moves those that are there.
ALTER TABLE "med_spa_documents" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "med_spa_documents" ALTER COLUMN "text" SET DATA TYPE text USING "text" || '';--> statement-breakpoint
UPDATE "med_spas" SET base_score = round(score * 0.9), confirmed_on = coalesce((SELECT max(priced_on) FROM services WHERE med_spa_id = med_spas.id), created_at::date);
--> statement-breakpoint
CREATE INDEX "med_spa_documents_words" ON "med_spa_documents" USING gin (to_tsvector('english', "text")) WITH (fastupdate=false);
