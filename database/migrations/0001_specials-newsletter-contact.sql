CREATE TYPE "public"."mailing_list" AS ENUM('newsletter', 'offers');--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"category" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"list" "mailing_list" NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"consent_text" text NOT NULL,
	"consented_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "subscriptions_list_email_pk" PRIMARY KEY("list","email")
);
--> statement-breakpoint
CREATE TABLE "specials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "specials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"original_price_cents" integer,
	"special_price_cents" integer,
	"discount_percentage" smallint,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"terms_conditions" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "specials_days" CHECK ("specials"."valid_from" <= "specials"."valid_to"),
	CONSTRAINT "specials_prices" CHECK ("specials"."special_price_cents" is null or "specials"."original_price_cents" is null or "specials"."special_price_cents" < "specials"."original_price_cents"),
	CONSTRAINT "specials_discount" CHECK ("specials"."discount_percentage" is null or "specials"."discount_percentage" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "specials" ADD CONSTRAINT "specials_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "specials_med_spa" ON "specials" USING btree ("med_spa_id");--> statement-breakpoint
CREATE INDEX "specials_current" ON "specials" USING btree ("valid_to") WHERE is_active;