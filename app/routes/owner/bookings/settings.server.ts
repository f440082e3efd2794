import { type FormAnswer, rejectForm } from "#app/forms/form-result.ts";
import { type BookingSettings, bookingSettingsSchema } from "#domain/bookings/booking-settings.ts";

/** Parses a form with one row per treatment. Each error points to the field that caused it. */
export function readSettingsForm(
  form: FormData,
  slugs: string[],
): { data: BookingSettings } | { answer: FormAnswer } {
  const text = (name: string) => String(form.get(name) ?? "");
  const offered = slugs.filter((slug) => form.has(`offered-${slug}`));
  const read = bookingSettingsSchema.safeParse({
    isOpen: text("isOpen") === "yes",
    mode: text("mode"),
    capacity: text("capacity"),
    leadMinutes: text("leadMinutes"),
    horizonDays: text("horizonDays"),
    stepMinutes: text("stepMinutes"),
    treatments: offered.map((treatment) => ({
      treatment,
      bufferMinutes: text(`buffer-${treatment}`) || "0",
    })),
  });
  const errors: Record<string, string[]> = {};
  if (read.success) {
    if (!read.data.isOpen || offered.length > 0) return { data: read.data };
    return {
      answer: rejectForm(form, { isOpen: ["Choose a treatment below before you open bookings."] }),
    };
  }
  for (const { path, message } of read.error.issues) {
    const [name = "", index, part] = path.map(String);
    const field =
      name === "treatments"
        ? `${part === "bufferMinutes" ? "buffer" : "offered"}-${offered[Number(index)]}`
        : name;
    errors[field] ??= [message];
  }
  return { answer: rejectForm(form, errors) };
}
