CREATE TYPE "public"."import_state" AS ENUM('mapping', 'checking', 'checked', 'running', 'stopped', 'done', 'undoing', 'undone');--> statement-breakpoint
CREATE TYPE "public"."import_verdict" AS ENUM('new', 'changed', 'same', 'duplicate', 'invalid');--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"name" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"cells" text[] NOT NULL,
	"verdict" "import_verdict",
	"med_spa_id" integer,
	"same_as" integer,
	"because" text,
	"problems" jsonb,
	"changes" jsonb,
	"kept" text[],
	"did" text,
	"left" text,
	"was" jsonb,
	CONSTRAINT "import_rows_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"format" text NOT NULL,
	"state" "import_state" DEFAULT 'mapping' NOT NULL,
	"headers" text[] NOT NULL,
	"columns" text[] NOT NULL,
	"rules" jsonb NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"asked_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_med_spa_id_med_spas_id_fk" FOREIGN KEY ("med_spa_id") REFERENCES "public"."med_spas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_verdict" ON "import_rows" USING btree ("import_id","verdict","position");--> statement-breakpoint
CREATE INDEX "import_rows_med_spa" ON "import_rows" USING btree ("med_spa_id");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("created_at");