import { z } from "zod";
import { emailAddress } from "#shared/email-address.ts";
import { typedName } from "#shared/typed-name.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";
import { isCommonPassword } from "./sign-in/common-passwords.ts";
import { minPasswordLength } from "./sign-in/min-password-length.ts";

const longest = 200;

const tooShort = `Use at least ${minPasswordLength} characters. A few unrelated words work well.`;
const tooCommon =
  "This is one of the first passwords that attackers try. A few unrelated words work better.";

/** Normalizes for comparison: case and surrounding spaces do not matter. */
export const normalEmail = (text: string) => text.trim().toLowerCase();

export const emailSchema = (missing: string) =>
  z
    .string(missing)
    .transform(normalEmail)
    .pipe(emailAddress(missing).max(longest, "This is longer than 200 characters"));

/** Allows any characters, pasted or typed. */
export const newPasswordSchema = z
  .string(tooShort)
  .min(minPasswordLength, { error: tooShort, abort: true })
  .max(longest, { error: "This is longer than 200 characters", abort: true })
  .refine((password) => !isCommonPassword(password), { error: tooCommon, abort: true });

export const signUpSchema = z
  .object({
    name: typedName("Enter your name")
      .min(2, { error: "Enter your name", abort: true })
      .max(80, "This is longer than 80 characters"),
    email: emailSchema("Please enter a valid email address"),
    password: newPasswordSchema,
  })
  .refine(({ name, email, password }) => !isCommonPassword(password, [name, email]), {
    path: ["password"],
    error: "This password is too close to your name or address.",
  });

export const adminInvitationSchema = z.object({
  name: typedName("Enter their name.")
    .min(1, "Enter their name.")
    .max(80, "This is longer than 80 characters"),
  email: emailSchema("Enter their email address."),
  role: z.enum(["editor", "super_admin"], "Choose a role."),
});

const ownText = (most: number) =>
  oneLine("").max(most, `This is longer than ${most} characters`).default("");

/** Profile fields. A handle may include the @ or be a profile URL. */
export const profileSchema = z.object({
  name: signUpSchema.shape.name,
  location: ownText(80),
  phone: ownText(30).refine(
    (text) => /^$|^[+(\d][\d ().-]{5,}$/.test(text),
    "Enter a phone number, or leave it empty",
  ),
  instagram: ownText(100)
    .transform((text) =>
      text.replace(/^(https?:\/\/)?(www\.)?instagram\.com\//i, "").replace(/^@|[/?].*/g, ""),
    )
    .refine(
      (text) => /^[\w.]{0,30}$/.test(text),
      "A handle can have letters, digits, dots and underscores, at most 30 in all",
    ),
});

const bothMissing = "Please enter both email and password.";
const passwordInput = z.string(bothMissing).max(1000, bothMissing);

/** A malformed address gets the same error as an unknown one. */
export const signInSchema = z.object({
  email: typedText(bothMissing)
    .max(1000, bothMissing)
    .transform(normalEmail)
    .pipe(z.string().min(1, bothMissing)),
  password: passwordInput.min(1, bothMissing),
});

export const forgotPasswordSchema = z.object({
  email: emailSchema("Please enter your email address."),
});

export const resetPasswordSchema = z.object({
  token: z
    .string("Please enter both reset token and new password.")
    .trim()
    .min(1, "Please enter both reset token and new password."),
  newPassword: newPasswordSchema,
});

const codeMissing = "Enter the six digits from your app, or a recovery code.";
export const codeSchema = z.object({
  code: z.string(codeMissing).trim().min(6, codeMissing).max(40, codeMissing),
});
