import { z } from "zod";
import { emailAddress } from "#shared/email-address.ts";
import { typedName } from "#shared/typed-name.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";
import { readContactCategory } from "./contact-category.ts";

const line = (least: number, message: string) =>
  oneLine(message).min(least, message).max(200, "This is longer than 200 characters");

export const contactMessageSchema = z.object({
  name: typedName("Name must be at least 2 characters")
    .min(2, "Name must be at least 2 characters")
    .max(200, "This is longer than 200 characters"),
  email: emailAddress("Please enter a valid email address").max(
    200,
    "This is longer than 200 characters",
  ),
  phone: oneLine("This is not a phone number")
    .max(40, "This is longer than 40 characters")
    .optional(),
  subject: line(5, "Subject must be at least 5 characters"),
  category: z.string("Please select a category").transform((text, context) => {
    const category = readContactCategory(text);
    if (category) return category;
    context.addIssue({ code: "custom", message: "Please select a category" });
    return z.NEVER;
  }),
  message: typedText("Message must be at least 20 characters")
    .min(20, "Message must be at least 20 characters")
    .max(5000, "This is longer than 5,000 characters"),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;
