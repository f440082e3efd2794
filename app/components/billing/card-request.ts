export type CardRequest = { clientSecret: string; publishableKey: string; next: string };
