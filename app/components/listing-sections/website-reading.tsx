import { Button } from "../ui/button.tsx";

export type WebsiteReadingShown = {
  website: string | null;
  isPremium: boolean;
  isDemo: boolean;
  isAsked: boolean;
  readOn: string | null;
  outcome: string | null;
};

const outcomes: Record<string, string> = {
  read: "What it says otherwise than your listing waits below, for you to take or leave.",
  disallowed: "Its robots.txt does not allow us to read it.",
  forbidden: "Its address leads to where we may not go.",
  unreachable: "It could not be reached.",
  refused: "It answered with an error.",
  "too-large": "Its first page is larger than a megabyte.",
  "too-slow": "It did not answer in time.",
  "too-much": "Its pages or its robots.txt are too complex for us to read.",
  busy: "We were reading too many others.",
  unfinished: "The last reading did not finish.",
};

export function WebsiteReading({ shown, path }: { shown: WebsiteReadingShown; path: string }) {
  const { website, isPremium, isDemo, isAsked, readOn, outcome } = shown;
  return (
    <section aria-labelledby="website" className="rounded-card border border-line bg-surface p-6">
      <h2 id="website" className="text-xl">
        Updates from your website
      </h2>
      <p className="measure mt-2 text-muted">
        {!website &&
          "Name your website under contact. With Premier we read it once a week and propose what has changed."}
        {website &&
          !isPremium &&
          "With Premier we read your website once a week and propose what has changed: the text about you, services, hours and links."}
        {website &&
          isPremium &&
          "Once a week we read what your website says of you, services, hours and links, and propose what has changed. You decide."}
      </p>
      {website && isPremium && (
        <>
          <p className="mt-3">
            {isAsked
              ? "It is read within minutes. Load this page again to see what came of it."
              : readOn
                ? `Last read on ${readOn}. ${outcomes[outcome ?? ""] ?? ""}`
                : "It was not read yet."}
            {isDemo && " The websites of the demonstration are invented: they are not read."}
          </p>
          {!isAsked && !isDemo && (
            <form method="post" action={path} className="mt-4">
              <Button look="quiet" name="intent" value="read">
                Read it now
              </Button>
            </form>
          )}
        </>
      )}
    </section>
  );
}
