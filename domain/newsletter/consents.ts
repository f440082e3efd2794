/** Consent texts, stored with each subscription. */
export const newsletterConsents = {
  newsletter:
    "I agree to receive the newsletter with med spa deals and treatments. I can unsubscribe with one click in every email.",
  offers:
    "I agree to receive weekly discount offers. I can unsubscribe with one click in every email.",
} as const;
