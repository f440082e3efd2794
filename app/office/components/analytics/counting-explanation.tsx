import { ReportSection } from "./report-section.tsx";

export function CountingExplanation({ notCounted }: { notCounted: string }) {
  return (
    <ReportSection title="How this is counted">
      <p className="measure text-sm text-muted">
        These are views, not people: we do not recognize visitors, so a second visit counts again,
        except for a reload or the back button. A listing counts as shown when half of its card was
        on screen; the map is not included. Not counted: bots, pages that a browser only prefetches,
        people who ask not to be tracked (Global Privacy Control, Do Not Track) or who run no
        scripts, {notCounted}. The real numbers are therefore slightly higher. Today is not complete
        yet.
      </p>
    </ReportSection>
  );
}
