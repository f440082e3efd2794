CREATE TABLE "idempotent_calls" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "submissions" DROP CONSTRAINT "submissions_idempotency_key";--> statement-breakpoint
ALTER TABLE "submissions" DROP CONSTRAINT "submissions_key";--> statement-breakpoint
CREATE INDEX "idempotent_calls_age" ON "idempotent_calls" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "idempotency_key";--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "body_hash";