import { useCallback, useEffect, useRef, useState } from "react";
import { Heading, TitledSection } from "#app/components/ui/heading.tsx";
import { createIsland } from "#app/islands/create-island.tsx";
import { useIsHydrated } from "#app/islands/use-is-hydrated.ts";
import {
  type AuditCheck,
  checkGroups,
  checkStatus,
  overallScore,
  verdict,
} from "#app/seo/page-audit/score.ts";
import {
  runningVitals,
  unmeasuredVitals,
  unsupportedVitals,
  vitalsCheck,
} from "#app/seo/page-audit/vitals-check.ts";
import { measureVitals } from "./measure-vitals.ts";

type Props = { path: string; checks: AuditCheck[] };

function AuditReport({ path, checks }: Props) {
  const [measured, setMeasured] = useState<{ path: string; check: AuditCheck } | null>(null);
  const isAlive = useIsHydrated();
  const show = useCallback((check: AuditCheck) => setMeasured({ path, check }), [path]);
  const all = [
    ...checks,
    measured?.path === path ? measured.check : isAlive ? runningVitals : unmeasuredVitals,
  ];
  const score = overallScore(all);
  return (
    <div className="mt-14 grid gap-x-16 gap-y-12 border-t border-line pt-12 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <TitledSection id="score" title="Score" size="xl" role="status">
        <p className="mt-3 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-lg">
          <span className="font-display text-5xl">
            {score}
            <span className="text-xl text-muted"> of 100</span>
          </span>
          <span className="break-all">
            {verdict(score)} <span className="text-muted">for {path}</span>
          </span>
        </p>
      </TitledSection>
      {isAlive && <Preview path={path} onMeasured={show} />}
      <div className="grid min-w-0 content-start gap-12 lg:col-start-1">
        {checkGroups.map((group) => (
          <section key={group}>
            <Heading size="xl" className="mb-4">
              {group}
            </Heading>
            <ul className="border-t border-line">
              {all
                .filter((check) => check.group === group)
                .map((check) => (
                  <Finding key={check.id} check={check} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Preview({ path, onMeasured }: { path: string; onMeasured: (check: AuditCheck) => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!frame.current) return;
    let isCurrent = true;
    const show = (check: AuditCheck) => isCurrent && onMeasured(check);
    measureVitals(path, frame.current).then(
      (vitals) => show(vitalsCheck(vitals)),
      () => show(unsupportedVitals),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, onMeasured]);
  return (
    <figure className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <iframe
        ref={frame}
        title={`Preview of ${path}`}
        sandbox="allow-same-origin"
        inert
        className="h-60 w-full rounded-card border border-line lg:h-160"
      />
      <figcaption className="mt-3 text-sm text-muted">
        The page as it was timed in this browser, at a phone’s width and without its scripts. Styles
        and fonts may come from the cache, as on any second page of a visit.
      </figcaption>
    </figure>
  );
}

const looks = {
  pass: "bg-sage text-ink",
  warning: "bg-gold-fill text-gold",
  fail: "border border-coral text-coral",
  "left out": "border border-line text-muted",
};
const words = { pass: "Pass", warning: "Warning", fail: "Fail", "left out": "Left out" };

function Finding({ check }: { check: AuditCheck }) {
  const status = checkStatus(check);
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-5 md:grid-cols-[6rem_10rem_1fr]">
      <p>
        <span
          className={`inline-block rounded-full px-3 py-0.5 text-sm font-medium ${looks[status]}`}
        >
          {words[status]}
        </span>
      </p>
      <Heading level={3} size="sm">
        {check.name}
      </Heading>
      <div className="min-w-0 break-words">
        <p className="text-muted">{check.found}</p>
        {check.advice && <p className="mt-1">{check.advice}</p>}
      </div>
    </li>
  );
}

export default createIsland<Props>("audit", AuditReport, "load");
