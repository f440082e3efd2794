import { TitledSection } from "#app/components/ui/heading.tsx";
import type { VisitAdvice } from "#domain/catalogue/reference/treatment-notes.server.ts";
import { say } from "#shared/say.ts";
import { Points } from "../catalogue/treatment-text.tsx";

/**
 * Shows how to prepare for a booked visit. The advice depends on the treatment only:
 * only the provider has the customer's health data.
 */
export function BeforeVisit({ advice: { preparation, notFor } }: { advice: VisitAdvice }) {
  if (preparation.length + notFor.length === 0) return null;
  return (
    <TitledSection id="before-visit" title={say("Before your visit")}>
      <div className="mt-3 grid gap-6 sm:grid-cols-2">
        <Points title={say("Preparation Tips")} points={preparation} />
        <Points title={say("Who should avoid it or ask first")} points={notFor} />
      </div>
      <p className="mt-4 text-sm text-muted">
        {say("General information. What your provider tells you comes first.")}
      </p>
    </TitledSection>
  );
}
