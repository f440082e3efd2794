import type { Letter } from "#domain/email/email.ts";

type Endpoint = { url: string; page: string };
const open = ({ page }: Endpoint) => ({ text: "Look at its deliveries", href: page });

export function failingLetter(endpoint: Endpoint, days: number): Letter {
  return {
    title: "A webhook of yours is disabled",
    paragraphs: [
      `For ${days} days nothing arrived at ${endpoint.url}. So we have stopped calling it.`,
      "Nothing that failed is lost for 30 days: mend the receiver, enable the endpoint, and send again what failed.",
    ],
    action: open(endpoint),
  };
}

export function goneLetter(endpoint: Endpoint): Letter {
  return {
    title: "A webhook of yours is disabled",
    paragraphs: [
      `${endpoint.url} answered 410 Gone, which says that it wants no more calls. So we have stopped calling it.`,
      "If that was a mistake, enable the endpoint and send again what failed.",
    ],
    action: open(endpoint),
  };
}
