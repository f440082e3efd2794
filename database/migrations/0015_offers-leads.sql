CREATE TYPE "public"."call_time" AS ENUM('any', 'morning', 'afternoon', 'evening');--> statement-breakpoint
CREATE TYPE "public"."lead_status" AS ENUM('new', 'answered', 'closed');--> statement-breakpoint
CREATE TABLE "leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"treatment_id" smallint,
	"status" "lead_status" DEFAULT 'new' NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"best_time" "call_time" NOT NULL,
	"message" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" integer
);
--> statement-breakpoint
CREATE TABLE "claim_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"code" text NOT NULL,
	"customer_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_codes_fingerprint" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "special_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "special_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"special_id" integer NOT NULL,
	"person" text NOT NULL,
	"customer_email" text NOT NULL,
	"valid_to" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone,
	"redeemed_by" integer,
	"redeemed_code_id" integer,
	CONSTRAINT "special_claims_once" UNIQUE("special_id","person")
);
--> statement-breakpoint
ALTER TABLE "specials" ADD COLUMN "most_claims" integer;--> statement-breakpoint
ALTER TABLE "specials" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_claim_id_special_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."special_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_claims" ADD CONSTRAINT "special_claims_special_id_specials_id_fk" FOREIGN KEY ("special_id") REFERENCES "public"."specials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_claims" ADD CONSTRAINT "special_claims_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_med_spa" ON "leads" USING btree ("med_spa_id","status","created_at");--> statement-breakpoint
CREATE INDEX "leads_message" ON "leads" USING btree ("created_at") WHERE message is not null;--> statement-breakpoint
CREATE INDEX "claim_codes_claim" ON "claim_codes" USING btree ("claim_id");--> statement-breakpoint
ALTER TABLE "specials" ADD CONSTRAINT "specials_most_claims" CHECK ("specials"."most_claims" is null or "specials"."most_claims" > 0);