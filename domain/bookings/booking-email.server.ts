import { eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/med-spas.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy.ts";

/** Where the mails about bookings and calls of a place go, where that is not its listed address. Visitors never see it. */
export async function findBookingEmail({ db }: { db: Executor }, actor: Actor, medSpaId: number) {
  if (!may(actor, "set up bookings", { medSpaId })) return null;
  const [row] = await db.select({ bookingEmail: medSpas.bookingEmail, email: medSpas.email }).from(medSpas).where(eq(medSpas.id, medSpaId));
  return row ?? null;
}

/** Empty: the listed address. */
export async function setBookingEmail({ db }: { db: Executor }, actor: Actor, medSpaId: number, email: string): Promise<"done" | "not-found"> {
  if (!may(actor, "set up bookings", { medSpaId })) return "not-found";
  await db
    .update(medSpas)
    .set({ bookingEmail: email || null })
    .where(eq(medSpas.id, medSpaId));
  return "done";
}
