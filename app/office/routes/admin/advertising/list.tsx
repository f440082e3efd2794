import { useReference } from "#app/components/shell/use-reference.ts";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { ScrollArea } from "#app/components/ui/scroll-area.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { pageAt } from "#app/http/pagination.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import {
  AdCampaignStateBadge,
  adCampaignStateNames,
  isAdCampaignState,
} from "#app/office/components/advertising/campaign-state.tsx";
import {
  formatAdTarget,
  formatAdTargeting,
  formatAdvertiserAndDates,
  slotInWords,
} from "#app/office/components/advertising/format-ad-target.ts";
import { FigureTable } from "#app/office/components/analytics/figure-table.tsx";
import { Figures } from "#app/office/components/ui/figures.tsx";
import { ResourceList } from "#app/office/components/ui/resource-list.tsx";
import { RowLink } from "#app/office/components/ui/resource-table.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { type AdCampaignState, adCampaignStates } from "#domain/advertising/campaign.ts";
import { listAdCampaigns } from "#domain/advertising/campaigns.server.ts";
import { countAllAdEvents } from "#domain/advertising/figures.server.ts";
import { findOversold, sumSoldShares } from "#domain/advertising/find-oversold.ts";
import { rateOf } from "#domain/advertising/rate.ts";
import { adSlotNames, adSlots } from "#domain/advertising/slot.ts";
import { addDays, formatDay, localDay } from "#shared/local-day.ts";
import { percent } from "#shared/percent.ts";
import { pick } from "#shared/pick.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/list.ts";
import { shownOfCampaign } from "./campaign.server.ts";

const path = "/admin/advertising";
const daysCounted = 28;
const nothing = { impressions: 0, clicks: 0 };

export const middleware = [authorize("advertising.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const today = localDay(services.clock());
  const all = (await listAdCampaigns(services, actor)) ?? [];
  const counted = await countAllAdEvents(services, actor, {
    from: addDays(today, 1 - daysCounted),
    to: today,
  });
  const { searchParams } = args.url;
  const state = isAdCampaignState(searchParams.get("state"));
  const { limit, offset } = pageAt(args.url);
  const chosen = all.filter((each) => !state || each.state === state);
  const order = (each: AdCampaignState) => adCampaignStates.indexOf(each);
  const sorted = chosen
    .sort((one, other) => order(one.state) - order(other.state))
    .slice(offset, offset + limit);
  const running = all.filter((each) => each.state === "running");
  const paid = running.filter(({ kind }) => kind === "paid");
  return {
    counts: Object.fromEntries(
      adCampaignStates.map((each) => [
        each,
        all.filter((campaign) => campaign.state === each).length,
      ]),
    ) as Record<AdCampaignState, number>,
    total: chosen.length,
    campaigns: sorted.map((each) => ({
      ...pick(each, shownOfCampaign),
      counted: counted?.campaigns.get(each.id) ?? nothing,
    })),
    oversold: findOversold(all, adSlotNames, today),
    slots: adSlotNames.map((name) => ({
      name,
      paid: paid.filter((each) => each.slots.includes(name)).length,
      house: running.filter((each) => each.kind === "house" && each.slots.includes(name)).length,
      parts: sumSoldShares(paid, name, "", today),
      counted: counted?.slots.get(name) ?? nothing,
    })),
  };
}

export const meta = privatePage("Advertising");

export default function Advertising({ loaderData }: Route.ComponentProps) {
  const { counts, total, campaigns, oversold } = loaderData;
  const places = useReference();
  const sum = (of: "impressions" | "clicks") =>
    loaderData.slots.reduce((all, { counted }) => all + counted[of], 0);
  const sums = { impressions: sum("impressions"), clicks: sum("clicks") };
  const free = loaderData.slots.filter(({ paid }) => paid === 0);
  return (
    <AdminPage
      title="Advertising"
      lead={
        <>
          One ad per page, in fixed slots, labeled.{" "}
          <TextLink href="/advertising">What we tell visitors about ads</TextLink>
        </>
      }
    >
      <div className="mt-8 grid gap-8">
        {oversold.map(({ slot, place, day, parts }) => (
          <Notice
            key={slot}
            isProblem
            title={`${adSlots[slot].name}${place ? `, ${formatAdTarget(place, places)}` : ""}: oversold`}
            text={`${parts} of 100 shares are promised on ${formatDay(day)}. Each campaign gets less than promised: lower the shares, or move one to other days, cities or categories.`}
          />
        ))}
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={`${path}/new`}>New campaign</ButtonLink>
          <ButtonLink variant="secondary" href={`${path}/figures.csv?days=365`} download>
            Figures of the last year (CSV)
          </ButtonLink>
        </p>
        <Figures
          figures={[
            { name: "Running", value: String(counts.running) },
            {
              name: "Impressions",
              value: sums.impressions.toLocaleString("en-US"),
              note: `last ${daysCounted} days`,
            },
            {
              name: "Clicks",
              value: sums.clicks.toLocaleString("en-US"),
              note: `last ${daysCounted} days`,
            },
            { name: "Clicks per impression", value: percent(rateOf(sums)) },
          ]}
        />
      </div>
      <ResourceList
        label="Campaigns"
        path={path}
        one="campaign"
        tabs={{
          label: "Campaigns by state",
          parameter: "state",
          names: adCampaignStateNames,
          counts,
        }}
        rows={campaigns}
        total={total}
        note={`, with figures of the last ${daysCounted} days`}
        columns={[
          {
            name: "Campaign",
            cell: (campaign) => (
              <RowLink
                href={`${path}/${campaign.id}`}
                below={
                  <>
                    {formatAdvertiserAndDates(campaign)}
                    <span className="block">{formatAdTargeting(campaign, places)}</span>
                  </>
                }
              >
                {campaign.headline}
              </RowLink>
            ),
          },
          { name: "State", cell: ({ state }) => <AdCampaignStateBadge state={state} /> },
          {
            name: "Impressions",
            isNumber: true,
            cell: ({ counted }) => counted.impressions.toLocaleString("en-US"),
          },
          {
            name: "Clicks",
            isNumber: true,
            cell: ({ counted }) =>
              `${counted.clicks.toLocaleString("en-US")} (${percent(rateOf(counted))})`,
          },
          {
            name: "Edit",
            isUnnamed: true,
            cell: ({ id, headline }) => (
              <TextLink href={`${path}/${id}/edit`}>
                Edit<span className="sr-only"> {headline}</span>
              </TextLink>
            ),
          },
        ]}
        empty={{ title: "No campaigns yet", text: "Create one: it appears from its first day on." }}
      />
      <TitledSection id="slots" title="Where they appear" size="xl" className="mt-14">
        {free.length > 0 && (
          <p className="measure mt-3 text-muted">
            {free.length === adSlotNames.length
              ? "No slot has a paid ad."
              : `No paid ads in ${plural(free.length, "place")}: ${free.map(({ name }) => slotInWords(name)).join(", ")}.`}
          </p>
        )}
        <div className="mt-5">
          <SlotTable slots={loaderData.slots} />
        </div>
      </TitledSection>
    </AdminPage>
  );
}

const head = [
  "Slot",
  "Paid",
  "Our own",
  "Shares promised everywhere",
  "Impressions",
  "Clicks",
  "Rate",
];

function SlotTable({ slots }: Pick<Route.ComponentProps["loaderData"], "slots">) {
  return (
    <ScrollArea label="Slots">
      <FigureTable
        label="Slots"
        head={head}
        rows={slots.map(({ name, paid, house, parts, counted }) => ({
          name: adSlots[name].name,
          href: adSlots[name].example,
          note: adSlots[name].where,
          cells: [
            String(paid),
            String(house),
            `${parts} of 100`,
            counted.impressions.toLocaleString("en-US"),
            counted.clicks.toLocaleString("en-US"),
            percent(rateOf(counted)),
          ],
        }))}
      />
    </ScrollArea>
  );
}
