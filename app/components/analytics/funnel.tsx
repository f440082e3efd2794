import {
  describeFigureChange,
  figureLabels,
  type ListingFigures,
  sumContacts,
} from "#domain/analytics/figures.ts";
import { formatFigure } from "./report-section.tsx";

export function Funnel({ now, before }: { now: ListingFigures; before: ListingFigures | null }) {
  const contacts = sumContacts(now);
  const steps = [
    {
      name: figureLabels.impressions,
      value: now.impressions,
      before: before?.impressions,
      note: "on screen, in a list on the site",
    },
    {
      name: figureLabels.views,
      value: now.views,
      before: before?.views,
      note: share(now.views, now.impressions, "per 100 times shown"),
    },
    {
      name: "Contacts and bookings",
      value: contacts,
      before: before && sumContacts(before),
      note: share(contacts, now.views, "per 100 views"),
    },
  ];
  return (
    <ol className="grid divide-line border-t border-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
      {steps.map((step) => (
        <li key={step.name} className="py-5 sm:px-6 sm:first:pl-0">
          <p className="text-sm text-muted">{step.name}</p>
          <p className="mt-1 font-display text-4xl tabular-nums md:text-5xl">
            {formatFigure(step.value)}
          </p>
          <p className="mt-2 text-sm">{changed(step.value, step.before ?? 0)}</p>
          <p className="text-sm text-muted">{step.note}</p>
        </li>
      ))}
    </ol>
  );
}

function changed(now: number, before: number) {
  const change = describeFigureChange(now, before);
  return change
    ? `${change} compared with the previous period`
    : "too little earlier data to compare";
}

const share = (part: number, whole: number, of: string) =>
  whole === 0 ? "" : `${formatFigure((100 * part) / whole)} ${of}`;
