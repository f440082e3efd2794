CREATE TABLE "search_days" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"times" integer NOT NULL,
	"without_results" integer NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "search_days_day_query_pk" PRIMARY KEY("day","query")
);
