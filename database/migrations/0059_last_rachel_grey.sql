ALTER TABLE "specials" ADD COLUMN "treatment_id" smallint;--> statement-breakpoint
ALTER TABLE "specials" ADD COLUMN "former_price_stated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "specials" ADD CONSTRAINT "specials_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE set null ON UPDATE no action;