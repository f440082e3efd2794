import { Link } from "react-router";
import type { NewsletterCampaignState } from "#domain/newsletter/read-campaigns.server.ts";
import { Badge } from "../ui/badge.tsx";
import { newsletterCampaignStateNames } from "./campaign-figures.tsx";

export type ShownNewsletterCampaign = {
  id: number;
  subject: string;
  list: string;
  state: NewsletterCampaignState;
  isIssue: boolean;
  when: string;
  figures: { name: string; value: string }[];
};

const tones = {
  draft: "sage",
  scheduled: "lagoon",
  sending: "gold",
  sent: "sage",
  stopped: "coral",
} as const;

export function CampaignLine({
  path,
  campaign: { id, subject, list, state, isIssue, when, figures },
}: {
  path: string;
  campaign: ShownNewsletterCampaign;
}) {
  return (
    <li className="border-t border-line py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Link to={`${path}/${id}`} className="font-display text-lg wrap-anywhere hover:text-lagoon">
          {subject || "Untitled campaign"}
        </Link>
        {state === "sent" ? (
          <span className="text-sm text-muted">Sent</span>
        ) : (
          <Badge tone={tones[state]}>{newsletterCampaignStateNames[state]}</Badge>
        )}
      </div>
      <p className="mt-0.5 text-sm text-muted">
        {list} · {when}
        {isIssue && " · written automatically"}
      </p>
      {figures.length > 0 && (
        <dl className="mt-3 flex flex-wrap gap-x-7 gap-y-2 text-sm">
          {figures.map(({ name, value }) => (
            <div key={name} className="flex gap-x-1.5">
              <dt className="text-muted">{name}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
