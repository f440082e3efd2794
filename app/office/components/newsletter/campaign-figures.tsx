import type { NewsletterFigures } from "#domain/newsletter/figures.server.ts";
import type { NewsletterCampaignState } from "#domain/newsletter/read-campaigns.server.ts";

export const newsletterCampaignStateNames: Record<NewsletterCampaignState, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  sending: "Sending",
  sent: "Sent",
  stopped: "Stopped",
};

export function campaignFigures(
  { queued, delivered, waiting, failed, bounced, withheld, left }: NewsletterFigures,
  audience: number | null,
) {
  return [
    { name: "Audience", value: audience ?? 0, note: "when sending began" },
    { name: "Queued", value: queued },
    { name: "Delivered", value: delivered, note: "accepted by the SMTP server" },
    { name: "Waiting", value: waiting },
    { name: "Failed", value: failed, note: "rejected, or retried too often" },
    { name: "Bounced", value: bounced, note: "no such mailbox" },
    {
      name: "Withheld",
      value: withheld,
      note: "unsubscribed, suppressed or stopped before sending",
    },
    { name: "Unsubscribed", value: left, note: "through a link in it" },
  ].map(({ value, ...figure }) => ({ ...figure, value: value.toLocaleString("en-US") }));
}
