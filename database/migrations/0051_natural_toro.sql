ALTER TYPE "public"."mail_failure" ADD VALUE 'limited';--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "counted_for" text;--> statement-breakpoint
CREATE INDEX "bookings_source" ON "bookings" USING btree ("source") WHERE source is not null;--> statement-breakpoint
CREATE INDEX "mails_counted" ON "mails" USING btree ("counted_for","created_at") WHERE counted_for is not null;