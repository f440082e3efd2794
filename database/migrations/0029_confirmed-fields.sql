ALTER TABLE "confirmations" RENAME COLUMN "section" TO "field";--> statement-breakpoint
ALTER TABLE "confirmations" DROP CONSTRAINT "confirmations_med_spa_id_section_pk";--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_med_spa_id_field_pk" PRIMARY KEY("med_spa_id","field");--> statement-breakpoint
INSERT INTO "confirmations" ("med_spa_id", "field", "source", "confirmed_on")
SELECT c."med_spa_id", part."field", c."source", c."confirmed_on" FROM "confirmations" c JOIN (VALUES
	('address', 'city'), ('address', 'zipCode'), ('address', 'latitude'), ('address', 'longitude'), ('category', 'categories'),
	('about', 'description'), ('about', 'detailedDescription'), ('about', 'treatmentPhilosophy'), ('about', 'consultationProcess'),
	('credentials', 'licences'), ('credentials', 'staff'), ('credentials', 'certifications'), ('credentials', 'awards'),
	('hours', 'weeklyHours'), ('hours', 'hoursText'), ('menu', 'services'), ('contact', 'phone'), ('contact', 'email'), ('contact', 'website'),
	('social', 'socialMediaLinks'), ('payment', 'priceLevel'), ('payment', 'paymentOptions'), ('payment', 'financingAvailable'),
	('payment', 'acceptsInsurance'), ('comfort', 'facilityAmenities'), ('comfort', 'languages'), ('practice', 'establishedYear'),
	('practice', 'specialties'), ('practice', 'equipmentTechnology'), ('practice', 'safetyProtocols')
) part("section", "field") ON part."section" = c."field";--> statement-breakpoint
DELETE FROM "confirmations" WHERE "field" IN ('category', 'about', 'credentials', 'hours', 'menu', 'contact', 'social', 'payment', 'comfort', 'practice');
