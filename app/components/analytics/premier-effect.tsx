import { TextLink } from "#app/components/ui/text-link.tsx";
import type { AnalyticsView } from "#app/routes/shared/analytics/analytics-page.server.ts";
import { minComparisonDays, minImpressions } from "#domain/analytics/phases.ts";
import { plural } from "#shared/say.ts";
import { FigureReport } from "./figure-table.tsx";
import { formatFigure, ReportSection } from "./report-section.tsx";

type Props = { shown: AnalyticsView };

/**
 * Measured effect of Premier. It promises nothing and is hidden when there is too little data.
 */
export function PremierEffect({ shown: { effect, phases, isPremium, slug } }: Props) {
  const days = `${plural(phases.premier, "day")} as Premier and ${plural(phases.without, "day")} without`;
  if (effect)
    return (
      <FigureReport
        title="What Premier brings you"
        text={`As measured: your latest ${days}, at most 90 of each, regardless of the days selected above. Seasons and prices differ too, so treat it as a hint. Position 1 is the first on a page.`}
        head={["Figure", "As Premier", "Without"]}
        rows={effect.map(({ name, premier, without }) => ({
          name,
          cells: [formatFigure(premier), formatFigure(without)],
        }))}
      />
    );
  return (
    <ReportSection title={isPremium ? "What Premier brings you" : "What Premier would bring"}>
      <p className="measure text-muted">
        Not enough data yet: {days} {phases.premier + phases.without === 1 ? "is" : "are"} counted
        so far. This needs {minComparisonDays} of each, with {minImpressions} times shown.{" "}
        {!isPremium && <TextLink href={`/owner/plan?of=${slug}`}>What Premier includes</TextLink>}
      </p>
    </ReportSection>
  );
}
