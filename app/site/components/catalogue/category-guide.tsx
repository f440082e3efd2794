import { Accordion } from "#app/components/ui/accordion.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Section } from "#app/components/ui/section.tsx";
import type { findCategory } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { say, sayStored } from "#shared/say.ts";
import { AfterHead } from "./list-head.tsx";

type CategoryTexts = Pick<
  NonNullable<Awaited<ReturnType<typeof findCategory>>>,
  | "description"
  | "detailedDescription"
  | "benefits"
  | "treatmentProcess"
  | "recoveryTime"
  | "idealCandidates"
  | "precautions"
  | "sideEffects"
  | "expectedResults"
>;

/** Shows the procedure in full, and details for a decision in collapsible sections. */
export function CategoryGuide({ category }: { category: CategoryTexts }) {
  return (
    <>
      <Section id="about" title={say("About")}>
        <div className="measure grid gap-4 text-[1.0625rem]">
          <p className="font-medium empty:hidden">
            <AfterHead text={sayStored(category.description)} />
          </p>
          {sayStored(category.detailedDescription)
            .split("\n\n")
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </div>
      </Section>
      <Section id="benefits" title={say("Key Benefits")}>
        <Points points={category.benefits} columns />
      </Section>
      <Section id="process" title={say("Treatment Process")}>
        <ol>
          {category.treatmentProcess.map((step, index) => (
            <li key={step} className="flex gap-5 border-b border-line py-4 first:border-t">
              <span
                aria-hidden="true"
                className="w-5 shrink-0 font-display text-xl leading-tight text-coral"
              >
                {index + 1}
              </span>
              <span className="measure">{sayStored(step)}</span>
            </li>
          ))}
        </ol>
        <div className="mt-6 rounded-card bg-sage p-5">
          <Heading level={3} size="sm">
            {say("Recovery time")}
          </Heading>
          <p className="measure mt-1.5">{sayStored(category.recoveryTime)}</p>
        </div>
      </Section>
      <Section id="before" title={say("Before you decide")}>
        <Accordion
          parts={[
            {
              title: say("Ideal Candidates"),
              children: <Points points={category.idealCandidates} />,
            },
            {
              title: say("Important Precautions"),
              children: <Points points={category.precautions} />,
            },
            {
              title: say("Possible Side Effects"),
              children: <Points points={category.sideEffects} />,
            },
            {
              title: say("Expected Results"),
              children: <p>{sayStored(category.expectedResults)}</p>,
            },
          ]}
        />
      </Section>
    </>
  );
}

function Points({ points, columns = false }: { points: string[]; columns?: boolean }) {
  return (
    <ul className={columns ? "grid gap-x-10 sm:grid-cols-2" : "grid gap-2"}>
      {points.map((point) => (
        <li
          key={point}
          className={
            columns
              ? "border-t border-line py-3"
              : "relative pl-5 before:absolute before:left-0 before:text-coral before:content-['–']"
          }
        >
          {sayStored(point)}
        </li>
      ))}
    </ul>
  );
}
