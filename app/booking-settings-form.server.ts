import { type FormAnswer, mistaken } from "#app/form-answer.ts";
import { type BookingSettings, bookingSettingsSchema } from "#domain/bookings/booking-settings.ts";

const fieldNames: Record<string, string> = { minutes: "minutes", bufferMinutes: "buffer", priceCents: "price" };

/** "199", "199.50", "$1,200"; nothing typed is no price. */
function centsOf(text: string) {
  const typed = text.replace(/[$,\s]/g, "");
  if (typed === "") return null;
  return /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : Number.NaN;
}

/** A form with a row for each treatment, as settings; what is wrong leads to the field where it was typed. */
export function readSettingsForm(form: FormData, slugs: string[]): { data: BookingSettings } | { answer: FormAnswer } {
  const text = (name: string) => String(form.get(name) ?? "");
  const offered = slugs.filter((slug) => form.has(`offered-${slug}`));
  const read = bookingSettingsSchema.safeParse({
    isOpen: text("isOpen") === "yes",
    mode: text("mode"),
    places: text("places"),
    leadMinutes: text("leadMinutes"),
    horizonDays: text("horizonDays"),
    stepMinutes: text("stepMinutes"),
    treatments: offered.map((treatment) => ({
      treatment,
      minutes: text(`minutes-${treatment}`),
      bufferMinutes: text(`buffer-${treatment}`) || "0",
      priceCents: centsOf(text(`price-${treatment}`)),
    })),
  });
  const errors: Record<string, string[]> = {};
  if (read.success) {
    if (!read.data.isOpen || offered.length > 0) return { data: read.data };
    return { answer: mistaken(form, { isOpen: ["Choose a treatment below before you open bookings."] }) };
  }
  for (const { path, message } of read.error.issues) {
    const [name = "", index, part] = path.map(String);
    const field = name === "treatments" ? `${fieldNames[part ?? ""] ?? "offered"}-${offered[Number(index)]}` : name;
    errors[field] ??= [part === "priceCents" ? "Enter a price like 199 or 199.50, or nothing." : message];
  }
  return { answer: mistaken(form, errors) };
}
