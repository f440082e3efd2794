import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import type { Crumb } from "#app/seo/json-ld.ts";
import { firstSentence } from "#shared/first-sentence.ts";

type Props = {
  crumbs: Crumb[];
  title: string;
  /** Number of results, such as "31 providers found". */
  found: string;
  text?: string;
  className?: string;
};

/**
 * Renders the heading of a list, kept low so that the first result is in the first screen. On
 * phones `IntroBelow` shows the text below the results.
 */
export function ListHead({ crumbs, title, found, text, className = "" }: Props) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-1 flex-wrap items-baseline gap-x-5 md:mt-2 md:flex">
        <Heading level={1} size="xl" className={className}>
          {title}
        </Heading>
        <p id="results" role="status" tabIndex={-1} className="text-sm text-muted">
          {found}
        </p>
      </div>
      {text && <p className="mt-1 line-clamp-2 text-pretty text-muted max-md:hidden">{text}</p>}
    </>
  );
}

/** Shows a text without its first sentence, which is in the heading, except on phones. */
export function AfterHead({ text }: { text: string }) {
  const first = firstSentence(text);
  return (
    <>
      <span className="md:hidden">{first}</span>
      {text.slice(first.length)}
    </>
  );
}

export function IntroBelow({ text }: { text: string }) {
  return <p className="mt-10 text-muted md:hidden">{text}</p>;
}
