ALTER TABLE "busy_times" DROP CONSTRAINT "busy_times_med_spa_id_starts_at_ends_at_pk";--> statement-breakpoint
CREATE INDEX "busy_times_med_spa" ON "busy_times" USING btree ("med_spa_id","starts_at");