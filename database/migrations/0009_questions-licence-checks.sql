CREATE TYPE "public"."question_reason" AS ENUM('medical details', 'names a person', 'advertising', 'not about this listing', 'insulting', 'asked already');--> statement-breakpoint
CREATE TYPE "public"."question_status" AS ENUM('waiting', 'published', 'refused', 'removed');--> statement-breakpoint
CREATE TABLE "staff_treatments" (
	"med_spa_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"treatment_id" smallint NOT NULL,
	CONSTRAINT "staff_treatments_med_spa_id_position_treatment_id_pk" PRIMARY KEY("med_spa_id","position","treatment_id")
);
--> statement-breakpoint
CREATE TABLE "licence_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licence_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"licence_id" integer NOT NULL,
	"checker_id" integer NOT NULL,
	"is_checked" boolean NOT NULL,
	"checked_on" date,
	"source" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_answers" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"by_name" text NOT NULL,
	"by_title" text NOT NULL,
	"by_credentials" text[] DEFAULT '{}' NOT NULL,
	"writer_id" integer,
	"is_own_name" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"asker_id" integer,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" "question_status" DEFAULT 'waiting' NOT NULL,
	"reason" "question_reason",
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decider_id" integer,
	CONSTRAINT "questions_reason" CHECK (("questions"."reason" is not null) = ("questions"."status" in ('refused', 'removed')))
);
--> statement-breakpoint
ALTER TABLE "staff_treatments" ADD CONSTRAINT "staff_treatments_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_treatments" ADD CONSTRAINT "staff_treatments_member" FOREIGN KEY ("med_spa_id","position") REFERENCES "public"."staff_members"("med_spa_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_checks" ADD CONSTRAINT "licence_checks_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_checks" ADD CONSTRAINT "licence_checks_checker_id_users_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_checks_licence" ON "licence_checks" USING btree ("licence_id","id");--> statement-breakpoint
CREATE INDEX "question_answers_writer" ON "question_answers" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "questions_published" ON "questions" USING btree ("med_spa_id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "questions_decided" ON "questions" USING btree ("status","asked_at");--> statement-breakpoint
CREATE INDEX "questions_asker" ON "questions" USING btree ("asker_id");