ALTER TABLE "med_spa_documents" drop column "words";--> statement-breakpoint
ALTER TABLE "med_spa_documents" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', text) || to_tsvector('simple', facets)) STORED;
--> statement-breakpoint
CREATE INDEX "med_spa_documents_words" ON "med_spa_documents" USING gin ("words") WITH (fastupdate=false);
