import { Link } from "react-router";
import { type AdCampaignState, adCampaignStates } from "#domain/advertising/campaign.ts";
import { type AdFigures, rateOf } from "#domain/advertising/rate.ts";
import { percent } from "#shared/percent.ts";
import { plural } from "#shared/say.ts";
import { Badge } from "../ui/badge.tsx";

export const adCampaignStateNames: Record<AdCampaignState, string> = {
  running: "Running",
  scheduled: "Scheduled",
  paused: "Paused",
  ended: "Ended",
};
const toneOf = { running: "lagoon", scheduled: "sage", paused: "coral", ended: "sage" } as const;

export type ListedAdCampaign = {
  id: number;
  headline: string;
  /** For example "Paid for by Aurelia, until Dec 12, 2026" */
  about: string;
  /** For example "City pages and home page, only in Irvine" */
  where: string;
  state: AdCampaignState;
  counted: AdFigures;
};

export const isAdCampaignState = (value: string | null) =>
  adCampaignStates.find((state) => state === value) ?? null;

export function AdCampaignStateBadge({ state }: { state: AdCampaignState }) {
  return <Badge tone={toneOf[state]}>{adCampaignStateNames[state]}</Badge>;
}

export function AdCampaignList({ campaigns }: { campaigns: ListedAdCampaign[] }) {
  return (
    <ul className="mt-3">
      {campaigns.map(({ id, headline, about, where, state, counted }) => (
        <li
          key={id}
          className="grid gap-x-8 gap-y-2 border-t border-line py-5 md:grid-cols-[minmax(0,1fr)_9rem_auto]"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Link
                to={`/admin/advertising/${id}`}
                className="font-display text-lg wrap-anywhere hover:text-lagoon hover:underline"
              >
                {headline}
              </Link>
              <AdCampaignStateBadge state={state} />
            </p>
            <p className="mt-1 text-sm text-muted wrap-anywhere">{about}</p>
            <p className="text-sm text-muted">{where}</p>
          </div>
          <p className="text-sm tabular-nums md:text-right">
            {plural(counted.impressions, "impression")}
            <span className="block text-muted">
              {plural(counted.clicks, "click")}, {percent(rateOf(counted))}
            </span>
          </p>
          <p>
            <Link
              to={`/admin/advertising/${id}/edit`}
              className="text-link inline-flex min-h-11 items-center md:min-h-0"
            >
              Edit<span className="sr-only"> {headline}</span>
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
