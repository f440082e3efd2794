import { Badge } from "#app/components/ui/badge.tsx";
import { type AdCampaignState, adCampaignStates } from "#domain/advertising/campaign.ts";

export const adCampaignStateNames: Record<AdCampaignState, string> = {
  running: "Running",
  scheduled: "Scheduled",
  paused: "Paused",
  ended: "Ended",
};
const toneOf = { running: "lagoon", scheduled: "sage", paused: "coral", ended: "sage" } as const;

export const isAdCampaignState = (value: string | null) =>
  adCampaignStates.find((state) => state === value) ?? null;

export function AdCampaignStateBadge({ state }: { state: AdCampaignState }) {
  return <Badge tone={toneOf[state]}>{adCampaignStateNames[state]}</Badge>;
}
