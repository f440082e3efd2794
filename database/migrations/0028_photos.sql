CREATE TYPE "public"."photo_pair_end" AS ENUM('place', 'person', 'operator');--> statement-breakpoint
CREATE TYPE "public"."photo_pair_status" AS ENUM('waiting', 'shown', 'refused', 'ended');--> statement-breakpoint
CREATE TABLE "photo_pairs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_pairs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"med_spa_id" integer NOT NULL,
	"treatment_id" smallint NOT NULL,
	"weeks" smallint NOT NULL,
	"status" "photo_pair_status" DEFAULT 'waiting' NOT NULL,
	"person" text,
	"consented_on" date NOT NULL,
	"consent_text" text NOT NULL,
	"unaltered_text" text NOT NULL,
	"recorded_by" integer,
	"recorded_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"reason" text,
	"ended_at" timestamp with time zone,
	"ended_by" "photo_pair_end",
	CONSTRAINT "photo_pairs_weeks" CHECK ("photo_pairs"."weeks" between 0 and 520),
	CONSTRAINT "photo_pairs_ended" CHECK (("photo_pairs"."status" = 'ended') = ("photo_pairs"."ended_at" is not null) and ("photo_pairs"."ended_at" is null) = ("photo_pairs"."ended_by" is null)),
	CONSTRAINT "photo_pairs_person" CHECK ("photo_pairs"."status" not in ('ended', 'refused') or "photo_pairs"."person" is null)
);
--> statement-breakpoint
CREATE TABLE "photo_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"media_id" integer NOT NULL,
	"fault" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photo_pairs" ADD CONSTRAINT "photo_pairs_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_pairs" ADD CONSTRAINT "photo_pairs_treatment_id_treatments_id_fk" FOREIGN KEY ("treatment_id") REFERENCES "public"."treatments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_pairs" ADD CONSTRAINT "photo_pairs_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_pairs" ADD CONSTRAINT "photo_pairs_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_reports" ADD CONSTRAINT "photo_reports_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_pairs_med_spa" ON "photo_pairs" USING btree ("med_spa_id","id");--> statement-breakpoint
CREATE INDEX "photo_pairs_waiting" ON "photo_pairs" USING btree ("recorded_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "photo_reports_media" ON "photo_reports" USING btree ("media_id");