import { Badge } from "#app/components/ui/badge.tsx";
import type { NewsletterCampaignState } from "#domain/newsletter/read-campaigns.server.ts";
import { type Column, RowLink } from "../ui/resource-table.tsx";
import { newsletterCampaignStateNames } from "./campaign-figures.tsx";

type ListedCampaign = {
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

export const campaignColumns = (path: string): Column<ListedCampaign>[] => [
  {
    name: "Campaign",
    cell: ({ id, subject, list, when, isIssue }) => (
      <RowLink
        href={`${path}/${id}`}
        below={`${list} · ${when}${isIssue ? " · written automatically" : ""}`}
      >
        {subject || "Untitled campaign"}
      </RowLink>
    ),
  },
  {
    name: "State",
    cell: ({ state }) => (
      <span>
        <Badge tone={tones[state]}>{newsletterCampaignStateNames[state]}</Badge>
      </span>
    ),
  },
  {
    name: "Figures",
    cell: ({ figures }) =>
      figures.map(({ name, value }) => `${value} ${name.toLowerCase()}`).join(", "),
  },
];
