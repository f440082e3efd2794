import { z } from "zod";
import { emailAddress } from "#shared/email-address.ts";
import { typedName } from "#shared/typed-name.ts";
import { oneLine } from "#shared/typed-text.ts";

const email = (missing: string) =>
  oneLine(missing)
    .min(1, missing)
    .max(200, "Please enter a valid email address.")
    .pipe(emailAddress("Please enter a valid email address."));

export const newsletterSchema = z.object({ email: email("Please enter your email address.") });

const both = "Please enter both your name and email address.";

export const offersSchema = z.object({
  name: typedName(both).min(1, both).max(200, "This is longer than 200 characters."),
  email: email(both),
});
