CREATE TYPE "public"."attestation_way" AS ENUM('listing form', 'api', 'claim', 'owner page', 'signed statement');--> statement-breakpoint
CREATE TABLE "attestations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attestations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"way" "attestation_way" NOT NULL,
	"words" text NOT NULL,
	"user_id" integer,
	"email" text,
	"note" text DEFAULT '' NOT NULL,
	"attested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ownership_claims" ADD COLUMN "attested_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "attestation_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attestations" ADD CONSTRAINT "attestations_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attestations" ADD CONSTRAINT "attestations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attestations_med_spa" ON "attestations" USING btree ("med_spa_id","id");