CREATE TABLE "website_reads" (
	"med_spa_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "website_reads" ADD CONSTRAINT "website_reads_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;