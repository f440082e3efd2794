import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { hasFeature, type ListingPlan } from "#site/plans.ts";

type Reading = {
  plan: ListingPlan;
  website: string | null;
  isDemo: boolean;
  isAsked: boolean;
  readOn: string | null;
  outcome: string | null;
};

const outcomes: Record<string, string> = {
  read: "Anything that differs from your listing is below for you to accept or reject.",
  disallowed: "Its robots.txt does not allow us to read it.",
  forbidden: "Its address leads to a server that we may not access.",
  unreachable: "We could not reach it.",
  refused: "It returned an error.",
  "too-large": "Its first page is larger than a megabyte.",
  "too-slow": "It did not respond in time.",
  "too-much": "Its pages or its robots.txt are too complex for us to read.",
  busy: "We were reading too many other websites.",
  unfinished: "The last read did not finish.",
};

/**
 * Shows whether we read the website for updates and the last outcome, with a button to read it now.
 */
export function WebsiteReading({ shown, path }: { shown: Reading; path: string }) {
  const { website, isDemo, isAsked, readOn, outcome } = shown;
  const isIncluded = hasFeature(shown, "website");
  return (
    <TitledSection
      id="website"
      title="Updates from your website"
      className="rounded-card border border-line bg-surface p-6"
    >
      <p className="measure mt-2 text-muted">
        {!website &&
          "Add your website under contact. With Premier we read it once a week and suggest updates."}
        {website &&
          !isIncluded &&
          "With Premier we read your website once a week and suggest updates: the text about you, services, hours and links."}
        {website &&
          isIncluded &&
          "Once a week we read what your website says about you, your services, hours and links, and suggest updates. You decide."}
      </p>
      {website && isIncluded && (
        <>
          <p className="mt-3">
            {isAsked
              ? "We will read it within minutes. Reload this page to see the result."
              : readOn
                ? `Last read on ${readOn}. ${outcomes[outcome ?? ""] ?? ""}`
                : "We have not read it yet."}
            {isDemo && " The websites in the demo are invented, so we do not read them."}
          </p>
          {!isAsked && !isDemo && (
            <Form method="post" action={path} className="mt-4">
              <Button variant="secondary" name="intent" value="read">
                Read it now
              </Button>
            </Form>
          )}
        </>
      )}
    </TitledSection>
  );
}
