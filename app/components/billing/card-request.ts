export type CardAsked = { clientSecret: string; publishableKey: string; next: string };
