CREATE TYPE "public"."invoice_state" AS ENUM('open', 'paid', 'refunded', 'void');--> statement-breakpoint
CREATE TYPE "public"."payment_provider" AS ENUM('stripe', 'test');--> statement-breakpoint
CREATE TYPE "public"."plan_state" AS ENUM('none', 'trialing', 'active', 'past due', 'cancelling', 'ended');--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"external_id" text NOT NULL,
	"number" text NOT NULL,
	"state" "invoice_state" NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"period_from" timestamp with time zone NOT NULL,
	"period_to" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoices_external" UNIQUE("plan_id","external_id"),
	CONSTRAINT "invoices_refunded" CHECK ("invoices"."refunded_cents" between 0 and "invoices"."amount_cents"),
	CONSTRAINT "invoices_paid" CHECK (("invoices"."state" in ('paid', 'refunded')) = ("invoices"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" "payment_provider" NOT NULL,
	"external_id" text NOT NULL,
	"kind" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_once" UNIQUE("provider","external_id")
);
--> statement-breakpoint
CREATE TABLE "plan_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" "plan_state" NOT NULL,
	"user_id" integer
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"provider" "payment_provider" NOT NULL,
	"external_id" text,
	"state" "plan_state" DEFAULT 'none' NOT NULL,
	"payer_email" text NOT NULL,
	"consent_text" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"card" text,
	"created_at" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"told_of_trial_end" boolean DEFAULT false NOT NULL,
	"period_ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"applied" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "plans_external" UNIQUE("provider","external_id"),
	CONSTRAINT "plans_ended" CHECK (("plans"."state" = 'ended') = ("plans"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_history" ADD CONSTRAINT "plan_history_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_history" ADD CONSTRAINT "plan_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_taken" ON "payment_events" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "plan_history_plan" ON "plan_history" USING btree ("plan_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_one_a_listing" ON "plans" USING btree ("med_spa_id") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "plans_med_spa" ON "plans" USING btree ("med_spa_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_payments_secret" ON "test_payments" USING btree (("document" ->> 'secret'));