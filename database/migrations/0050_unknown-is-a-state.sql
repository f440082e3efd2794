ALTER TYPE "public"."import_verdict" ADD VALUE 'closed' BEFORE 'invalid';--> statement-breakpoint
ALTER TABLE "med_spas" ALTER COLUMN "latitude" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "med_spas" ALTER COLUMN "longitude" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "med_spas" ALTER COLUMN "price_level" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "med_spas" ALTER COLUMN "accepts_insurance" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "med_spas" ALTER COLUMN "accepts_insurance" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "med_spas" ALTER COLUMN "financing_available" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "med_spas" ALTER COLUMN "financing_available" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "med_spas" ADD COLUMN "locality" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "warnings" jsonb;--> statement-breakpoint
ALTER TABLE "med_spas" ADD CONSTRAINT "med_spas_position" CHECK (("med_spas"."latitude" is null) = ("med_spas"."longitude" is null));--> statement-breakpoint
-- Defaults that were written where nobody had stated anything become unknown. What an owner, a form, a website or the demonstration states stays.
UPDATE "med_spas" m SET "accepts_insurance" = NULL WHERE NOT "accepts_insurance" AND NOT "is_demo"
	AND NOT EXISTS (SELECT FROM "confirmations" c WHERE c."med_spa_id" = m."id" AND c."field" = 'acceptsInsurance');--> statement-breakpoint
UPDATE "med_spas" m SET "financing_available" = NULL WHERE NOT "financing_available" AND NOT "is_demo"
	AND NOT EXISTS (SELECT FROM "confirmations" c WHERE c."med_spa_id" = m."id" AND c."field" = 'financingAvailable');--> statement-breakpoint
UPDATE "med_spas" m SET "price_level" = NULL WHERE "price_level" = 2 AND NOT "is_demo"
	AND NOT EXISTS (SELECT FROM "submissions" s WHERE s."med_spa_id" = m."id")
	AND NOT EXISTS (SELECT FROM "confirmations" c WHERE c."med_spa_id" = m."id" AND c."field" = 'priceLevel');--> statement-breakpoint
UPDATE "med_spas" m SET "latitude" = NULL, "longitude" = NULL FROM "cities" c
	WHERE c."id" = m."city_id" AND m."latitude" = c."latitude" AND m."longitude" = c."longitude" AND NOT m."is_demo";--> statement-breakpoint
-- A site that has its categories already gets the one for imports that name none. An empty database reads it from site/.
INSERT INTO "categories" ("position", "slug", "name", "description", "detailed_description", "benefits", "treatment_process", "recovery_time", "ideal_candidates", "precautions", "side_effects", "expected_results")
SELECT max("position") + 1, 'medical-spa',
	'Medical Spa',
	'Practices that offer medical aesthetic treatments under a physician, listed here when they have not said which kinds of treatment they focus on.',
	E'A medical spa, or med spa, offers treatments that count as medicine in a setting closer to a day spa: injections, lasers, prescription skin care and devices that change tissue. In California the business must be owned by physicians or by a corporation in which they hold the majority, and each patient is examined by a physician, a nurse practitioner or a physician assistant before the first treatment.\n\nProviders stand in this category when all that is known is that they are a medical spa. Many were added from public records before anyone from the practice described its menu. Their profile may be short: what nobody has stated, such as hours, prices or treatments, is left out and not guessed. Call before you visit, ask who would treat you, and compare with providers whose menus and licenses are listed in full.',
	ARRAY['Medical treatments with a licensed prescriber responsible for your care', 'Several kinds of treatment under one roof', 'A consultation before the first treatment', 'Choices across the whole county'],
	ARRAY['Call or write, and ask which treatments are offered and who performs them.', 'A prescriber takes your history and examines you before the first treatment.', 'You get the plan, its risks and its full price in writing.', 'Aftercare and follow-up are agreed before you leave.'],
	'It depends on the treatment: none after a facial, a day or two of redness or bruising after injections, and up to two weeks after a strong laser or peel. Ask for the usual range before you book.',
	ARRAY['Adults who are still deciding between kinds of treatment', 'People who want one practice for several concerns', 'Anyone willing to ask about licenses and supervision first'],
	ARRAY['Look up the license of the physician and of whoever treats you', 'Say whether you are pregnant or breastfeeding, and name every medicine you take', 'Leave if nobody examines you before a first injection or laser treatment', 'Be wary of a price that holds only today'],
	ARRAY['Redness, swelling or bruising, as with most injections and devices', 'Burns or changes of skin color after lasers and peels', 'Infection where skin was broken', 'Rarely, blocked blood vessels after fillers, which is an emergency'],
	'What you can expect depends on the treatment and on you. A careful provider shows photographs of its own patients, says how many sessions are usual, how long a result lasts and what happens if you do not like it.' FROM "categories" HAVING count(*) > 0
ON CONFLICT ("slug") DO NOTHING;
