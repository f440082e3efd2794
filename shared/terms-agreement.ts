import { say } from "./say.ts";

/** Label of the boxes of owners; the link leads to the Terms. */
export const termsAgreement = "I am 18 or older and agree to the <a>Terms of service</a>." as const;

export const termsMissing = "Please agree to the Terms of service first.";

const withoutLink = (text: string) => text.replaceAll(/<\/?a>/g, "");

export const termsInEnglish = withoutLink(termsAgreement);

/** Returns the text stored with an agreement, in the page's language. */
export const termsWords = () => withoutLink(say(termsAgreement));
