import { z } from "zod";
import { emailSchema } from "#domain/accounts/account-input.ts";
import { attestationBox } from "#domain/catalogue/licenses/attestation-input.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";

export type ClaimProof = "submission" | "listed email" | "domain email" | "document";

/** Evidence as part of a sentence about a listing claim. */
export const claimProofNames: Record<ClaimProof, string> = {
  submission: "submission of the listing with this address",
  "listed email": "a code to the listed address",
  "domain email": "a code to an address of the listing’s own domain",
  document: "a document",
};

export const codeMinutes = 15;
export const maxClaimCodeTries = 5;

/** Public email providers: an address there proves nothing about a business. */
const publicHosts = new Set(
  `gmail.com googlemail.com google.com yahoo.com ymail.com rocketmail.com aol.com outlook.com hotmail.com live.com msn.com icloud.com me.com
  mac.com proton.me protonmail.com pm.me gmx.com gmx.net mail.com zoho.com yandex.com fastmail.com hey.com tutanota.com comcast.net att.net
  sbcglobal.net verizon.net cox.net earthlink.net facebook.com instagram.com tiktok.com linkedin.com yelp.com linktr.ee
  vagaro.com booksy.com fresha.com mindbodyonline.com square.site wixsite.com godaddysites.com`.split(
    /\s+/,
  ),
);

export function domainOf(website: string | null) {
  const host =
    website && URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, "") : "";
  return host.includes(".") && !/^[\d.]+$/.test(host) && !publicHosts.has(host) ? host : null;
}

export const isAtDomain = (email: string, domain: string) =>
  email.slice(email.lastIndexOf("@") + 1) === domain;

/** Masks as "h•••@glow.example.com", recognizable only to its owner. */
export function maskEmail(email: string) {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

export const domainEmailSchema = z.object({
  email: emailSchema("Enter your email address at the website’s domain."),
});

const codeMissing = "Enter the six digits from the email.";
export const listingClaimCodeSchema = z.object({
  attestation: attestationBox,
  code: z
    .string(codeMissing)
    .transform((text) => text.replace(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, codeMissing)),
});

const phoneMissing = "Enter a phone number with its area code.";
const explanationMissing = "Tell us how the business is yours, in a sentence or two.";
export const documentSchema = z.object({
  attestation: attestationBox,
  explanation: typedText(explanationMissing)
    .min(20, explanationMissing)
    .max(1000, "This is longer than 1,000 characters."),
  link: oneLine("")
    .max(300, "This is longer than 300 characters.")
    .refine(
      (text) => text === "" || /^https?:\/\/[^\s/]+\.[^\s/]+/.test(text),
      "Enter a full web address, like https://example.com/license, or leave it empty.",
    )
    .default(""),
  phone: oneLine(phoneMissing)
    .max(40, phoneMissing)
    .refine((phone) => /^\+?\d{10,15}$/.test(phone.replace(/[\s().-]/g, "")), phoneMissing),
});
export type ClaimDocumentInput = Omit<z.infer<typeof documentSchema>, "attestation">;

export type ListingClaimDecision =
  | { decision: "approve"; replaces?: "yes" | undefined }
  | { decision: "reject"; reason: string };
