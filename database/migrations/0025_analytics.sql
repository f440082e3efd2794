CREATE TABLE "listing_days" (
	"med_spa_id" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"is_premium" boolean NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"places" bigint DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"emails" integer DEFAULT 0 NOT NULL,
	"directions" integer DEFAULT 0 NOT NULL,
	"websites" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_days_med_spa_id_day_source_pk" PRIMARY KEY("med_spa_id","day","source")
);
--> statement-breakpoint
CREATE TABLE "listing_host_days" (
	"med_spa_id" integer NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "listing_host_days_med_spa_id_day_name_pk" PRIMARY KEY("med_spa_id","day","name")
);
--> statement-breakpoint
CREATE TABLE "listing_hours" (
	"med_spa_id" integer NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "listing_hours_med_spa_id_day_hour_pk" PRIMARY KEY("med_spa_id","day","hour"),
	CONSTRAINT "listing_hours_hour" CHECK ("listing_hours"."hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "listing_search_days" (
	"med_spa_id" integer NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "listing_search_days_med_spa_id_day_name_pk" PRIMARY KEY("med_spa_id","day","name")
);
--> statement-breakpoint
CREATE TABLE "report_refusals" (
	"user_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_host_days" ADD CONSTRAINT "listing_host_days_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_hours" ADD CONSTRAINT "listing_hours_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_search_days" ADD CONSTRAINT "listing_search_days_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_refusals" ADD CONSTRAINT "report_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_days_day" ON "listing_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "listing_host_days_day" ON "listing_host_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "listing_hours_day" ON "listing_hours" USING btree ("day");--> statement-breakpoint
CREATE INDEX "listing_search_days_day" ON "listing_search_days" USING btree ("day");--> statement-breakpoint
ALTER TABLE "listing_days" SET (fillfactor = 60);--> statement-breakpoint
ALTER TABLE "listing_search_days" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "listing_host_days" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "listing_hours" SET (fillfactor = 80);
