import { Form } from "react-router";
import { AdCard } from "#app/components/advertising/ad-slot.tsx";
import { useReference } from "#app/components/shell/use-reference.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { formProblem } from "#app/forms/form-result.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { byIntent, officeAction } from "#app/http/office-action.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { AdCampaignStateBadge } from "#app/office/components/advertising/campaign-state.tsx";
import {
  formatAdTarget,
  formatAdTargeting,
  formatAdvertiserAndDates,
  slotInWords,
} from "#app/office/components/advertising/format-ad-target.ts";
import { FigureTable } from "#app/office/components/analytics/figure-table.tsx";
import { RangeChoice } from "#app/office/components/analytics/range-choice.tsx";
import { ReportSection } from "#app/office/components/analytics/report-section.tsx";
import { Figures } from "#app/office/components/ui/figures.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { type ShownAd, toShownAd } from "#domain/advertising/ad-server.server.ts";
import { type AdCampaignAct, changeAdCampaign } from "#domain/advertising/campaigns.server.ts";
import { countCampaignAdEvents, type NamedAdFigures } from "#domain/advertising/figures.server.ts";
import { changeAdCampaignProblems } from "#domain/advertising/problems.ts";
import { rateOf } from "#domain/advertising/rate.ts";
import { readRange } from "#domain/analytics/range.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { percent } from "#shared/percent.ts";
import { pick } from "#shared/pick.ts";
import type { Route } from "./+types/campaign.ts";
import { requireAdCampaign, shownOfCampaign } from "./campaign.server.ts";

const all = "/admin/advertising";

export const middleware = [authorize("advertising.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, campaign } = await requireAdCampaign(args);
  const today = localDay(services.clock());
  const range = readRange(args.url.searchParams, today);
  return {
    campaign: pick(campaign, [...shownOfCampaign, "destination"]),
    ad: toShownAd(campaign),
    counted: await countCampaignAdEvents(services, actor, campaign.id, range),
    range,
    today,
  };
}

const change = (act: AdCampaignAct, title: string) =>
  officeAction({
    scope: requireAdCampaign,
    run: ({ services, actor, campaign }) => changeAdCampaign(services, actor, campaign.id, act),
    problems: changeAdCampaignProblems,
    done: {
      done: { title, text: "Pages update within a minute." },
      // The page shows that it has ended.
      over: {},
    },
  });

const deletion = officeAction({
  scope: requireAdCampaign,
  run: ({ services, actor, campaign }) => changeAdCampaign(services, actor, campaign.id, "delete"),
  problems: changeAdCampaignProblems,
  done: { done: { to: all, title: "Campaign deleted", text: "No one had seen it." }, over: {} },
});

export const action = byIntent({
  pause: change("pause", "Campaign paused"),
  resume: change("resume", "Campaign resumed"),
  end: change("end", "Campaign ended"),
  delete: deletion,
});

export const meta = privatePage<typeof loader>(
  (loaderData) => loaderData?.campaign.headline ?? "Campaign",
);

export default function AdCampaignPage({
  loaderData: { campaign, ad, counted, range, today },
  actionData,
}: Route.ComponentProps) {
  const places = useReference();
  const own = `${all}/${campaign.id}`;
  const { days = [], slots = [], places: byPlace = [] } = counted ?? {};
  const sums = slots.reduce(
    (sum, each) => ({
      impressions: sum.impressions + each.impressions,
      clicks: sum.clicks + each.clicks,
    }),
    { impressions: 0, clicks: 0 },
  );
  return (
    <AdminPage
      title={campaign.headline}
      problem={formProblem(actionData)}
      lead={
        <>
          {formatAdvertiserAndDates(campaign)}. {formatAdTargeting(campaign, places)} Links to{" "}
          <a
            href={campaign.destination}
            rel="nofollow noopener"
            className="text-link wrap-anywhere"
          >
            {campaign.destination}
          </a>
        </>
      }
    >
      <div className="mt-6 grid gap-8">
        <Form method="post" action={own} className="flex flex-wrap items-center gap-3">
          <AdCampaignStateBadge state={campaign.state} />
          {!campaign.endedAt && <ButtonLink href={`${own}/edit`}>Edit</ButtonLink>}
          {actsOf(campaign.state).map((act) => (
            <Button key={act} variant="secondary" name="intent" value={act}>
              {actNames[act]}
            </Button>
          ))}
        </Form>
        <div className="pt-10">
          <RangeChoice path={own} range={range} today={today} />
        </div>
        <Figures
          figures={[
            { name: "Impressions", value: sums.impressions.toLocaleString("en-US") },
            { name: "Clicks", value: sums.clicks.toLocaleString("en-US") },
            { name: "Clicks per impression", value: percent(rateOf(sums)) },
            { name: "Days with views or clicks", value: String(days.length) },
          ]}
        />
        {days.length === 0 && <p className="text-muted">No one saw it during these days.</p>}
        {days.length > 0 && (
          <>
            <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
              <ReportSection title="By slot">
                <Counts label="By slot" of={slots} nameOf={slotInWords} />
              </ReportSection>
              <ReportSection title="By city or category">
                <Counts
                  label="By city or category"
                  of={byPlace}
                  nameOf={(place) =>
                    place ? formatAdTarget(place, places) : "No specific city or category"
                  }
                />
              </ReportSection>
            </div>
            <ReportSection title="By day">
              <Counts label="By day" of={days} nameOf={formatDay} />
              <p className="mt-4">
                <a
                  href={`${all}/figures.csv?from=${range.from}&to=${range.to}`}
                  className="text-link"
                  download
                >
                  All campaigns for these days (CSV)
                </a>
              </p>
            </ReportSection>
          </>
        )}
        <ReportSection
          title="Preview"
          text="At full page width, and next to the filters of a search or on a phone."
        >
          <AdPreview ad={ad} />
        </ReportSection>
      </div>
    </AdminPage>
  );
}

const actNames: Record<AdCampaignAct, string> = {
  pause: "Pause",
  resume: "Resume",
  end: "End now",
  delete: "Delete",
};

function actsOf(state: string): AdCampaignAct[] {
  if (state === "ended") return ["delete"];
  return [state === "paused" ? "resume" : "pause", "end", "delete"];
}

type CountsProps = { label: string; of: NamedAdFigures[]; nameOf: (name: string) => string };

function Counts({ label, of, nameOf }: CountsProps) {
  const rows = of.map((each) => ({
    name: nameOf(each.name),
    cells: [
      each.impressions.toLocaleString("en-US"),
      each.clicks.toLocaleString("en-US"),
      percent(rateOf(each)),
    ],
    bar: each.impressions,
  }));
  return <FigureTable label={label} head={["Name", "Impressions", "Clicks", "Rate"]} rows={rows} />;
}

const looks = [
  { name: "Light mode", className: "in-light" },
  { name: "Dark mode", className: "in-dark" },
];
const widths = [
  { name: "wide", className: "max-md:hidden" },
  { name: "narrow", className: "max-w-sm" },
];

/** Shows an ad campaign in every format of a slot. Views here are not counted. */
function AdPreview({ ad }: { ad: ShownAd }) {
  return (
    <div className="grid gap-6">
      {widths.map((width) =>
        looks.map((scheme) => (
          <figure key={width.name + scheme.name} className={width.className}>
            <figcaption className="mb-2 text-sm text-muted">
              {scheme.name}, {width.name}
            </figcaption>
            <div
              className={`rounded-card border border-line bg-paper p-5 text-ink ${scheme.className}`}
            >
              <AdCard ad={ad} />
            </div>
          </figure>
        )),
      )}
    </div>
  );
}
