import { TrendingDown, TrendingUp } from "#app/components/ui/icons.tsx";
import {
  describeFigureChange,
  figureLabels,
  type ListingFigures,
  sumContacts,
} from "#domain/analytics/figures.ts";
import { percent } from "#shared/percent.ts";
import { formatFigure } from "./report-section.tsx";

/** `complete`: the days that are over, as many as `before`. */
type Figures = {
  now: ListingFigures;
  complete: ListingFigures;
  before: ListingFigures;
  isComparable: boolean;
};

export function Funnel({ shown: { now, complete, before, isComparable } }: { shown: Figures }) {
  const steps = [
    {
      name: figureLabels.impressions,
      of: ({ impressions }: ListingFigures) => impressions,
      note: "times your card was seen",
    },
    {
      name: figureLabels.views,
      of: ({ views }: ListingFigures) => views,
      note: share(now.views, now.impressions, "of impressions"),
    },
    {
      name: "Contacts and bookings",
      of: sumContacts,
      note: share(sumContacts(now), now.views, "of views"),
    },
  ];
  return (
    <ol className="grid divide-line border-t border-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
      {steps.map(({ name, of, note }) => (
        <li key={name} className="py-5 sm:px-6 sm:first:pl-0">
          <p className="text-sm text-muted">{name}</p>
          <p className="mt-1 font-display text-4xl tabular-nums md:text-5xl">
            {formatFigure(of(now))}
          </p>
          <Change now={of(complete)} before={isComparable ? of(before) : 0} />
          <p className="text-sm text-muted">{note}</p>
        </li>
      ))}
    </ol>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const change = describeFigureChange(now, before);
  if (!change) return <p className="mt-2 text-sm text-muted">too little earlier data to compare</p>;
  const Arrow = now > before ? TrendingUp : TrendingDown;
  const isLevel = change === "no change";
  return (
    <p className="mt-2 text-sm">
      <span
        className={`mr-1 inline-flex items-center gap-1 font-medium ${isLevel ? "" : now > before ? "text-lagoon" : "text-coral"}`}
      >
        {!isLevel && <Arrow className="size-4" aria-hidden />}
        {change}
      </span>
      compared with the previous period
    </p>
  );
}

const share = (part: number, whole: number, of: string) =>
  whole === 0 ? "" : `${percent(part / whole)} ${of}`;
