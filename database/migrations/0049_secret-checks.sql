ALTER TYPE "public"."mail_failure" ADD VALUE 'unreadable';--> statement-breakpoint
CREATE TABLE "secret_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
