CREATE TYPE "public"."review_act" AS ENUM('received', 'edited', 'published', 'kept', 'refused', 'removed', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."review_fault" AS ENUM('not a visit', 'wrong listing', 'own interest', 'abuse', 'private facts', 'advertising', 'copied', 'unlawful');--> statement-breakpoint
CREATE TYPE "public"."review_proof" AS ENUM('booking', 'deal', 'email');--> statement-breakpoint
CREATE TYPE "public"."review_status" AS ENUM('waiting', 'published', 'refused', 'removed', 'withdrawn');--> statement-breakpoint
CREATE TABLE "review_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"proof" "review_proof" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"treatment_id" smallint,
	"visited_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "review_invitations_token" UNIQUE("token_hash"),
	CONSTRAINT "review_invitations_proof" CHECK ("review_invitations"."proof" <> 'email')
);
--> statement-breakpoint
CREATE TABLE "review_ledger" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"act" "review_act" NOT NULL,
	"fault" "review_fault",
	"user_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_ledger_fault" CHECK (("review_ledger"."act" in ('refused', 'removed')) = ("review_ledger"."fault" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_replies" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"user_id" integer,
	"fault" "review_fault" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"user_id" integer,
	"invitation_id" integer,
	"proof" "review_proof",
	"status" "review_status" DEFAULT 'waiting' NOT NULL,
	"author_name" text NOT NULL,
	"rating" smallint NOT NULL,
	"result" smallint,
	"care" smallint,
	"cleanliness" smallint,
	"value" smallint,
	"treatment_id" smallint,
	"text" text NOT NULL,
	"visited_on" date NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"has_worked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "reviews_invitation" UNIQUE("invitation_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_aspects" CHECK ("reviews"."result" between 1 and 5 and "reviews"."care" between 1 and 5 and "reviews"."cleanliness" between 1 and 5 and "reviews"."value" between 1 and 5),
	CONSTRAINT "reviews_text" CHECK (length("reviews"."text") between 40 and 4000),
	CONSTRAINT "reviews_published" CHECK ("reviews"."status" <> 'published' or ("reviews"."proof" is not null and "reviews"."published_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_ledger" ADD CONSTRAINT "review_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_invitation_id_review_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."review_invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_invitations_med_spa" ON "review_invitations" USING btree ("med_spa_id");--> statement-breakpoint
CREATE INDEX "review_ledger_review" ON "review_ledger" USING btree ("review_id","id");--> statement-breakpoint
CREATE INDEX "review_ledger_acts" ON "review_ledger" USING btree ("act","at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_reporter" ON "review_reports" USING btree ("review_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("review_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "review_votes_user" ON "review_votes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_author" ON "reviews" USING btree ("user_id","med_spa_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "reviews_med_spa" ON "reviews" USING btree ("med_spa_id","published_at" DESC NULLS FIRST,"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "reviews" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("submitted_at") WHERE status = 'waiting';