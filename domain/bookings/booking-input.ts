import { z } from "zod";
import { customerFields } from "#shared/customer-fields.ts";
import { clockTime } from "#shared/local-time.ts";
import { typedDay } from "#shared/typed-day.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";

export const daySchema = typedDay("Choose a day.");

const timeSchema = z
  .string("Choose a time.")
  .min(1, { error: "Choose a time.", abort: true })
  .regex(clockTime, "Write the time as HH:mm on a 24-hour clock, like 09:30.");

export const slotSchema = z.object({ date: daySchema, time: timeSchema });

const versionSchema = z.coerce.number().int().optional().catch(undefined);

export const moveSchema = slotSchema.extend({ version: versionSchema });

export const customerSchema = z.object({
  customerName: customerFields.name,
  customerEmail: customerFields.email,
  customerPhone: customerFields.phone,
});

/** Booking request. The treatment may be a slug or a name. */
export const bookingSchema = z.object({
  medSpaSlug: oneLine("Give the slug of the listing.").min(1, "Give the slug of the listing."),
  treatmentType: oneLine("Choose a treatment.")
    .min(1, "Choose a treatment.")
    .max(100, "Choose a treatment."),
  preferredDate: daySchema,
  preferredTime: timeSchema,
  ...customerSchema.shape,
  message: typedText("").max(1000, "This is longer than 1,000 characters.").nullish(),
  specialId: z.number("Give the id of a special.").int("Give the id of a special.").nullish(),
});

export type BookingInput = z.infer<typeof bookingSchema>;

/** Bookings by phone: not every customer leaves an email address. */
export const addedBookingSchema = z.object({
  ...customerSchema.shape,
  customerEmail: z.literal("").or(customerSchema.shape.customerEmail),
  note: typedText("").max(1000, "This is longer than 1,000 characters."),
});

export const bookingNoteSchema = z.object({
  note: typedText("").max(1000, "This is longer than 1,000 characters."),
});

const knownChange = "Choose the outcome of the booking.";

/** `no-show` and `came` record attendance of a past visit. */
export const statusChangeSchema = z
  .object({
    status: z.enum(["confirmed", "cancelled", "completed", "no-show", "came"], knownChange),
    reason: oneLine("").max(500, "This is longer than 500 characters.").default(""),
    version: versionSchema,
  })
  .transform(({ status, ...change }) => {
    if (status === "no-show") return { status: "completed" as const, ...change, noShow: true };
    if (status === "came") return { status: "completed" as const, ...change, noShow: false };
    return { status, ...change };
  });

const blockMinutes = "Choose how long.";

export const blockSchema = z.object({
  date: daySchema,
  time: timeSchema,
  minutes: z.coerce
    .number<unknown>(blockMinutes)
    .int(blockMinutes)
    .min(15, blockMinutes)
    .max(720, blockMinutes),
  note: oneLine("").max(200, "This is longer than 200 characters."),
});

export type TimeBlock = z.infer<typeof blockSchema> & { listingId: number };
