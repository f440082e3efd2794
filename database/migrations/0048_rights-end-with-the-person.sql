ALTER TYPE "public"."token_purpose" ADD VALUE 'booking email';--> statement-breakpoint
ALTER TABLE "booking_settings" ADD COLUMN "calendar_set_by" integer;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD COLUMN "busy_set_by" integer;--> statement-breakpoint
ALTER TABLE "med_spas" ADD COLUMN "booking_email_set_by" integer;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD CONSTRAINT "booking_settings_calendar_set_by_users_id_fk" FOREIGN KEY ("calendar_set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD CONSTRAINT "booking_settings_busy_set_by_users_id_fk" FOREIGN KEY ("busy_set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "med_spas" ADD CONSTRAINT "med_spas_booking_email_set_by_users_id_fk" FOREIGN KEY ("booking_email_set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;