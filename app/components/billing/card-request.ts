/** What a browser needs to name a card to the provider, and where it goes on afterwards. */
export type CardAsked = { clientSecret: string; publishableKey: string; next: string };
