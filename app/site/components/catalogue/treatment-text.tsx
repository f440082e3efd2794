import { Heading } from "#app/components/ui/heading.tsx";
import { whoMayText } from "#domain/catalogue/reference/treatment-law.ts";
import type { TreatmentFacts } from "#domain/catalogue/reference/treatment-notes.server.ts";
import { inParagraphs } from "#shared/first-sentence.ts";
import { say, sayStored } from "#shared/say.ts";
import { TreatmentReview } from "./treatment-safety.tsx";

/**
 * Shows the full text of a treatment, with risks before benefits. The top of the page shows its
 * warning.
 */
export function TreatmentText({ treatment }: { treatment: TreatmentFacts }) {
  const whoMay = whoMayText(treatment);
  return (
    <>
      <div className="mt-6 grid gap-10 first:mt-0 md:grid-cols-[1.6fr_1fr] md:gap-16">
        <div className="measure grid content-start gap-4">
          {whoMay && <p className="font-medium">{whoMay}</p>}
          {inParagraphs(sayStored(treatment.longDescription), 3).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {treatment.fdaStatus && (
            <p>
              <strong className="font-semibold">{say("Approval")}:</strong>{" "}
              {sayStored(treatment.fdaStatus)}
            </p>
          )}
        </div>
        <Points title={say("Who should avoid it or ask first")} points={treatment.notFor} />
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-6 sm:grid-cols-2">
        <Points title={say("Serious side effects")} points={treatment.seriousSideEffects} />
        <Points title={say("Common side effects")} points={treatment.sideEffects} />
        <Points title={say("Often chosen for")} points={treatment.idealFor} />
        {!treatment.warning && <Points title={say("Benefits")} points={treatment.benefits} />}
      </div>
      <TreatmentReview treatment={treatment} />
    </>
  );
}

export function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <ul className="mt-2 grid gap-1.5 text-muted">
        {points.map((point) => (
          <li key={point}>{sayStored(point)}</li>
        ))}
      </ul>
    </div>
  );
}
