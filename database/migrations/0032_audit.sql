CREATE TYPE "public"."change_verb" AS ENUM('insert', 'update', 'delete');--> statement-breakpoint
ALTER TYPE "public"."account_event_kind" ADD VALUE 'suspended' BEFORE 'account deleted';--> statement-breakpoint
ALTER TYPE "public"."account_event_kind" ADD VALUE 'suspension ended' BEFORE 'account deleted';--> statement-breakpoint
ALTER TYPE "public"."account_event_kind" ADD VALUE 'seen by a webmaster' BEFORE 'account deleted';--> statement-breakpoint
CREATE TABLE "impersonations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "impersonations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" integer,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "change_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"change_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "change_seals_change" UNIQUE("change_id")
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"table_name" text NOT NULL,
	"row_key" text NOT NULL,
	"med_spa_id" integer,
	"verb" "change_verb" NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"named" text[] DEFAULT '{}' NOT NULL,
	"actor_id" integer,
	"actor_role" text,
	"operator_id" integer,
	"operation" text,
	"request_id" text,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "impersonations_session" ON "impersonations" USING btree ("session_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "impersonations_user" ON "impersonations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "impersonations_operator" ON "impersonations" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "changes_in_turn" ON "changes" USING btree ("xid","id");--> statement-breakpoint
CREATE INDEX "changes_med_spa" ON "changes" USING btree ("med_spa_id","id") WHERE med_spa_id is not null;--> statement-breakpoint
CREATE INDEX "changes_actor" ON "changes" USING btree ("actor_id","id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "changes_row" ON "changes" USING btree ("table_name","id");--> statement-breakpoint
CREATE INDEX "changes_at" ON "changes" USING brin ("at");