import { z } from "zod";
import { bookingModes } from "./booking.ts";

const whole = (least: number, most: number) => {
  const message = `Enter a whole number from ${least} to ${most}.`;
  return z.coerce.number<unknown>(message).int(message).min(least, message).max(most, message);
};

const steps = [15, 30, 60] as const;

const offered = z.object({ treatment: z.string(), bufferMinutes: whole(0, 120) });

export const bookingSettingsSchema = z.object({
  isOpen: z.boolean(),
  /** The owner's statement that HIPAA covers the practice; unchanged if not stated. */
  hipaaApplies: z.boolean().optional(),
  mode: z.enum(bookingModes, "Choose how visitors book."),
  capacity: whole(1, 20),
  leadMinutes: whole(0, 20160),
  horizonDays: whole(1, 365),
  stepMinutes: whole(15, 60).refine(
    (step) => steps.some((known) => known === step),
    "Choose 15, 30 or 60 minutes.",
  ),
  treatments: z.array(offered).max(100, "At most 100 treatments."),
});
export type BookingSettings = z.infer<typeof bookingSettingsSchema>;
