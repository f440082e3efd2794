import type { EmailContent } from "#shared/email-parts.ts";

type Endpoint = { url: string; page: string };
const open = ({ page }: Endpoint) => ({ text: "See its deliveries", href: page });

export function endpointFailingEmail(endpoint: Endpoint, days: number): EmailContent {
  return {
    title: "One of your webhooks is disabled",
    paragraphs: [
      `For ${days} days, no delivery to ${endpoint.url} succeeded. We have stopped calling it.`,
      "Failed deliveries are kept for 30 days: fix the receiver, enable the endpoint, and resend what failed.",
    ],
    action: open(endpoint),
  };
}

export function endpointGoneEmail(endpoint: Endpoint): EmailContent {
  return {
    title: "One of your webhooks is disabled",
    paragraphs: [
      `${endpoint.url} answered 410 Gone, which means that it wants no more calls. We have stopped calling it.`,
      "If that was a mistake, enable the endpoint and resend what failed.",
    ],
    action: open(endpoint),
  };
}
