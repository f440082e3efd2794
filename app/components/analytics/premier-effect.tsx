import type { AnalyticsShown } from "#app/routes/shared/analytics/analytics-page.server.ts";
import { leastDays, leastImpressions } from "#domain/analytics/phases.ts";
import { plural } from "#shared/plural.ts";
import { FigureTable } from "./figure-table.tsx";
import { figure, Part } from "./part.tsx";

/**
 * Measured effect of Premier. It promises nothing and is hidden when there is too little data.
 */
export function PremierEffect({
  shown: { effect, phases, isPremium, slug },
}: {
  shown: AnalyticsShown;
}) {
  const days = `${plural(phases.premier, "day")} as Premier and ${plural(phases.without, "day")} without`;
  if (effect)
    return (
      <Part
        title="What Premier brings you"
        text={`As measured: your latest ${days}, 90 of each at most, whichever days you look at above. Seasons and prices differ too, so take it as a hint. Place 1 is the first of a page.`}
      >
        <FigureTable
          label="What Premier brings you"
          head={["Figure", "As Premier", "Without"]}
          rows={effect.map(({ name, premier, without }) => ({
            name,
            cells: [figure(premier), figure(without)],
          }))}
        />
      </Part>
    );
  return (
    <Part title={isPremium ? "What Premier brings you" : "What Premier would bring"}>
      <p className="measure text-muted">
        Too little is known to say it: {days} {phases.premier + phases.without === 1 ? "is" : "are"}{" "}
        counted. It takes {leastDays} of each, with {leastImpressions} times shown.{" "}
        {!isPremium && (
          <a className="text-link" href={`/owner/plan?of=${slug}`}>
            What Premier includes
          </a>
        )}
      </p>
    </Part>
  );
}
