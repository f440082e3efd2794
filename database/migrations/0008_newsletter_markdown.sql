ALTER TABLE "newsletter_campaigns" ADD COLUMN "body" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Headings and buttons were plain text, so all of Markdown is escaped. Texts knew [links](...) and **bold**, and nothing else.
UPDATE "newsletter_campaigns" SET "body" = coalesce((
  SELECT string_agg("written", E'\n\n' ORDER BY "at")
  FROM jsonb_array_elements("blocks") WITH ORDINALITY AS "all"("block", "at")
  CROSS JOIN LATERAL (SELECT
    regexp_replace("block"->>'text', '([\\`*_\[\]<~#])', '\\\1', 'g') AS "plain",
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      "block"->>'text',
      '([\\`_<~|]|!(?=\[))', '\\\1', 'g'),
      '\*\*[ \t]*([^*\n]+?)[ \t]*\*\*', '**\1**', 'g'),
      '(?<!\*)\*(?!\*)', '\\*', 'g'),
      '(^|\n)[ \t]*([#>+=-])', '\1\\\2', 'g'),
      '(^|\n)[ \t]*(\d+)([.)])', '\1\2\\\3', 'g') AS "marked",
    CASE WHEN "block"->>'href' ~ '[()]' THEN '<' || ("block"->>'href') || '>' ELSE "block"->>'href' END AS "target"
  ) "texts"
  CROSS JOIN LATERAL (SELECT CASE "block"->>'kind'
    WHEN 'heading' THEN '## ' || "plain"
    WHEN 'text' THEN "marked"
    WHEN 'button' THEN '[' || "plain" || '](' || "target" || ')'
    WHEN 'divider' THEN '---'
    WHEN 'listings' THEN (
      SELECT string_agg('/listing/' || "slug", E'\n' ORDER BY "place")
      FROM jsonb_array_elements_text("block"->'slugs') WITH ORDINALITY AS "slugs"("slug", "place"))
    WHEN 'specials' THEN coalesce((
      SELECT string_agg('/deals/' || "id" || '/claim', E'\n' ORDER BY "place")
      FROM jsonb_array_elements_text("block"->'ids') WITH ORDINALITY AS "ids"("id", "place")),
      '/deals?most=' || ("block"->>'most')
        || coalesce('&city=' || nullif("block"->>'city', ''), '')
        || coalesce('&category=' || nullif("block"->>'category', ''), ''))
    END AS "written") "lines"
  WHERE "written" <> ''
), '');--> statement-breakpoint
ALTER TABLE "newsletter_campaigns" DROP COLUMN "blocks";
