import { z } from "zod";

export const contactCategories = {
  general: "General question",
  listing: "A listing",
  contact: "Contact details",
  "website-marketing": "Website and marketing",
  advertising: "Advertising",
  premium: "Premier listing",
  technical: "Technical problem",
  partnership: "Partnership",
  media: "Press and media",
} as const;

type Category = keyof typeof contactCategories;

/** The older word means the same. */
const aliases: Record<string, Category> = { "website-development": "website-marketing" };

export function readContactCategory(text: string | null | undefined): Category | undefined {
  const named = aliases[text ?? ""] ?? text ?? "";
  return named in contactCategories ? (named as Category) : undefined;
}

const line = (least: number, message: string) => z.string(message).trim().min(least, message).max(200, "This is longer than 200 characters");

export const contactMessageSchema = z.object({
  name: line(2, "Name must be at least 2 characters"),
  email: z.email("Please enter a valid email address").max(200, "This is longer than 200 characters"),
  phone: z.string().trim().max(40, "This is longer than 40 characters").optional(),
  subject: line(5, "Subject must be at least 5 characters"),
  category: z.string("Please select a category").transform((text, context) => {
    const category = readContactCategory(text);
    if (category) return category;
    context.addIssue({ code: "custom", message: "Please select a category" });
    return z.NEVER;
  }),
  message: z
    .string("Message must be at least 20 characters")
    .trim()
    .min(20, "Message must be at least 20 characters")
    .max(5000, "This is longer than 5,000 characters"),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;
