CREATE TABLE "mailing_refusals" (
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	CONSTRAINT "mailing_refusals_user_id_list_pk" PRIMARY KEY("user_id","list")
);
--> statement-breakpoint
INSERT INTO "mailing_refusals" ("user_id", "list") SELECT "user_id", 'reports' FROM "report_refusals";--> statement-breakpoint
DROP TABLE "report_refusals" CASCADE;--> statement-breakpoint
ALTER TABLE "mailing_refusals" ADD CONSTRAINT "mailing_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;