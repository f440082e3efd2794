ALTER TABLE "staff_treatments" DROP CONSTRAINT "staff_treatments_member";--> statement-breakpoint
ALTER TABLE "staff_members" DROP CONSTRAINT "staff_members_listing_id_position_pk";--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "staff_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "staff_treatments" ADD COLUMN "staff_member_id" integer;--> statement-breakpoint
UPDATE "staff_treatments" p SET "staff_member_id" = s."id" FROM "staff_members" s WHERE s."listing_id" = p."listing_id" AND s."position" = p."position";--> statement-breakpoint
ALTER TABLE "staff_treatments" DROP CONSTRAINT "staff_treatments_listing_id_position_treatment_id_pk";--> statement-breakpoint
ALTER TABLE "staff_treatments" ALTER COLUMN "staff_member_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_treatments" ADD CONSTRAINT "staff_treatments_staff_member_id_treatment_id_pk" PRIMARY KEY("staff_member_id","treatment_id");--> statement-breakpoint
ALTER TABLE "staff_treatments" ADD CONSTRAINT "staff_treatments_staff_member_id_staff_members_id_fk" FOREIGN KEY ("staff_member_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_members_listing" ON "staff_members" USING btree ("listing_id","position");--> statement-breakpoint
ALTER TABLE "staff_treatments" DROP COLUMN "listing_id";--> statement-breakpoint
ALTER TABLE "staff_treatments" DROP COLUMN "position";
