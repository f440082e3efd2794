import type { TreatmentFacts } from "#domain/catalogue/reference/treatment-notes.server.ts";
import { inParagraphs } from "#shared/first-sentence.ts";
import { say, sayStored } from "#shared/say.ts";
import { TreatmentReview, TreatmentWarning } from "./treatment-safety.tsx";

/** Full text of a treatment, with risks before benefits. */
export function TreatmentText({ treatment }: { treatment: TreatmentFacts }) {
  return (
    <>
      <TreatmentWarning warning={treatment.warning} />
      <div className="mt-6 grid gap-10 first:mt-0 md:grid-cols-[1.6fr_1fr] md:gap-16">
        <div className="measure grid content-start gap-4">
          {treatment.isMedical && !treatment.warning && !saysWhoMay(treatment) && (
            <p className="font-medium">
              {say("Medical treatment: in California only licensed medical staff may perform it.")}
            </p>
          )}
          {inParagraphs(sayStored(treatment.longDescription), 3).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Points title={say("Who should avoid it or ask first")} points={treatment.notFor} />
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-6 sm:grid-cols-2">
        <Points title={say("Often chosen for")} points={treatment.idealFor} />
        {!treatment.warning && <Points title={say("Benefits")} points={treatment.benefits} />}
        <Points title={say("Serious side effects")} points={treatment.seriousSideEffects} />
        <Points title={say("Common side effects")} points={treatment.sideEffects} />
      </div>
      <TreatmentReview treatment={treatment} />
    </>
  );
}

const saysWhoMay = ({ longDescription }: TreatmentFacts) =>
  /only medical staff|medical staff only/i.test(longDescription);

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      <ul className="mt-2 grid gap-1.5 text-muted">
        {points.map((point) => (
          <li key={point}>{sayStored(point)}</li>
        ))}
      </ul>
    </div>
  );
}
