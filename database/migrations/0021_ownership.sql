CREATE TYPE "public"."ownership_act" AS ENUM('code sent', 'asked', 'granted', 'refused', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."ownership_proof" AS ENUM('sent in', 'listed mail', 'domain mail', 'document');--> statement-breakpoint
CREATE TYPE "public"."ownership_state" AS ENUM('code sent', 'waiting', 'granted', 'refused', 'withdrawn');--> statement-breakpoint
ALTER TYPE "public"."token_purpose" ADD VALUE 'own listing';--> statement-breakpoint
ALTER TYPE "public"."media_owner" ADD VALUE 'ownership';--> statement-breakpoint
CREATE TABLE "ownership_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ownership_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"proof" "ownership_proof" NOT NULL,
	"state" "ownership_state" NOT NULL,
	"sent_to" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ownership_claims_code" CHECK (("ownership_claims"."code_hash" is null) = ("ownership_claims"."code_expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "ownership_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ownership_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" integer NOT NULL,
	"act" "ownership_act" NOT NULL,
	"proof" "ownership_proof" NOT NULL,
	"decided_by" integer,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ownership_claims" ADD CONSTRAINT "ownership_claims_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_claims" ADD CONSTRAINT "ownership_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_history" ADD CONSTRAINT "ownership_history_claim_id_ownership_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."ownership_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_history" ADD CONSTRAINT "ownership_history_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ownership_claims_open" ON "ownership_claims" USING btree ("user_id","med_spa_id") WHERE state in ('code sent', 'waiting');--> statement-breakpoint
CREATE INDEX "ownership_claims_waiting" ON "ownership_claims" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "ownership_claims_med_spa" ON "ownership_claims" USING btree ("med_spa_id");--> statement-breakpoint
CREATE INDEX "ownership_history_claim" ON "ownership_history" USING btree ("claim_id","id");