import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { LevelBar } from "#app/components/ui/level-bar.tsx";
import { levelOf, popularityLevels } from "#domain/catalogue/reference/treatment.ts";
import { languageQueryString } from "#shared/language.ts";
import { say } from "#shared/say.ts";
import { Tips } from "./tips.tsx";

/** Response of /api/treatments/{slug}. */
type Treatment = {
  name: string;
  description: string;
  duration: string;
  priceRange: string;
  recoveryTime: string;
  popularity: number;
  popularityTrend: string;
  isMedical: boolean;
  whoMay: string | null;
  warning: string | null;
  notFor: string[];
  benefits: string[];
  sideEffects: string[];
};

const exclusionsShown = 3;
const benefitsShown = 3;
const sideEffectsShown = 2;

export function showTreatmentTip(triggers: string, first: Element, isPressed: boolean) {
  const panel = document.body.appendChild(document.createElement("div"));
  const describe = (trigger: Element) => (
    <TreatmentTip slug={trigger.getAttribute("data-treatment") ?? ""} />
  );
  createRoot(panel).render(
    <Tips triggers={triggers} first={first} isPressed={isPressed} describe={describe} />,
  );
}

function TreatmentTip({ slug }: { slug: string }) {
  const [treatment, setTreatment] = useState<Treatment | "unknown" | null>(null);
  useEffect(() => {
    const leave = new AbortController();
    setTreatment(null);
    fetch(`/api/treatments/${slug}${languageQueryString()}`, { signal: leave.signal })
      .then((response) => (response.ok ? response.json() : "unknown"))
      .then(setTreatment, () => leave.signal.aborted || setTreatment("unknown"));
    return () => leave.abort();
  }, [slug]);
  if (treatment === "unknown") return say("Nothing more is known about this treatment.");
  if (!treatment) return <span className="text-muted">{say("One moment…")}</span>;
  const {
    name,
    description,
    duration,
    priceRange,
    recoveryTime,
    popularity,
    popularityTrend,
    isMedical,
    whoMay,
    warning,
    notFor,
    benefits,
    sideEffects,
  } = treatment;
  return (
    <div className="grid w-72 gap-3">
      <p className="font-display text-base">{name}</p>
      {isMedical && <p className="-mt-2 text-muted">{say("Medical treatment")}</p>}
      {warning && <p className="font-semibold text-coral">{warning}</p>}
      <p>{description}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
        <Fact name={say("Session")} value={duration} />
        <Fact name={say("Price")} value={priceRange} />
        <Fact name={say("Recovery")} value={recoveryTime} />
      </dl>
      <LevelBar
        label={`${say("Popularity")}, ${trendInWords(popularityTrend)}`}
        value={popularity}
        most={100}
        level={levelOf(popularity, popularityLevels)}
      />
      {notFor.length > 0 && (
        <List title={say("Who should avoid it or ask first")} items={someOf(notFor)} />
      )}
      <List title={say("Possible side effects")} items={sideEffects.slice(0, sideEffectsShown)} />
      {!warning && <List title={say("Benefits")} items={benefits.slice(0, benefitsShown)} />}
      {whoMay && <p className="text-muted">{whoMay}</p>}
    </div>
  );
}

function someOf(exclusions: string[]) {
  const rest = exclusions.length - exclusionsShown;
  return rest > 0
    ? [
        ...exclusions.slice(0, exclusionsShown),
        say("and {count} more on its page", { count: rest }),
      ]
    : exclusions;
}

function trendInWords(trend: string) {
  if (trend === "rising") return say("rising");
  return trend === "declining" ? say("declining") : say("stable");
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-4 text-muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
