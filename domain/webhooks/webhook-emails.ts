import type { EmailContent } from "#shared/email-parts.ts";

type Endpoint = { url: string; page: string };
const disabledEmail = ({ page }: Endpoint, ...paragraphs: string[]): EmailContent => ({
  title: "One of your webhooks is disabled",
  paragraphs,
  action: { text: "See its deliveries", href: page },
});

export const endpointFailingEmail = (endpoint: Endpoint, days: number) =>
  disabledEmail(
    endpoint,
    `For ${days} days, no delivery to ${endpoint.url} succeeded. We have stopped calling it.`,
    "Failed deliveries are kept for 30 days: fix the receiver, enable the endpoint, and resend what failed.",
  );

export const endpointGoneEmail = (endpoint: Endpoint) =>
  disabledEmail(
    endpoint,
    `${endpoint.url} answered 410 Gone, which means that it wants no more calls. We have stopped calling it.`,
    "If that was a mistake, enable the endpoint and resend what failed.",
  );
