import { z } from "zod";

const email = (missing: string) =>
  z.string(missing).trim().min(1, missing).max(200, "Please enter a valid email address.").pipe(z.email("Please enter a valid email address."));

export const newsletterSchema = z.object({ email: email("Please enter your email address.") });

const both = "Please enter both your name and email address.";

export const offersSchema = z.object({ name: z.string(both).trim().min(1, both).max(200, "This is longer than 200 characters."), email: email(both) });

/** What somebody agrees to by sending the form: kept with the subscription. */
export const consents = {
  newsletter: "I agree to receive the newsletter with med spa deals and treatments. I can unsubscribe with one click in every mail.",
  offers: "I agree to receive weekly discount offers. I can unsubscribe with one click in every mail.",
} as const;
