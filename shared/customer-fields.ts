import { z } from "zod";
import { emailAddress } from "./email-address.ts";
import { typedName } from "./typed-name.ts";
import { oneLine } from "./typed-text.ts";

const emailMissing = "Enter an email address, like name@example.com.";
const phoneMissing = "Enter a phone number with its area code.";
const digitsOf = (text: string) => text.replace(/\D/g, "").length;

/** Form fields for the contact details of a customer. */
export const customerFields = {
  name: typedName("Enter your name.")
    .min(1, "Enter your name.")
    .max(120, "This is longer than 120 characters."),
  phone: oneLine(phoneMissing)
    .max(40, "This is longer than 40 characters.")
    .refine((phone) => digitsOf(phone) >= 10 && digitsOf(phone) <= 15, phoneMissing),
  email: z
    .string(emailMissing)
    .trim()
    .toLowerCase()
    .max(200, "This is longer than 200 characters.")
    .pipe(emailAddress(emailMissing)),
};
