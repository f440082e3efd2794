import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import type { SafetyAnswer } from "#domain/search/safety-answers.ts";
import { sayStored } from "#shared/say.ts";

/**
 * Shows safety advice before the results: a query about an illness or an emergency gets advice,
 * never providers.
 */
export function SafetyAnswers({ answers }: { answers: SafetyAnswer[] }) {
  return answers.map(({ title, text, options }) => (
    <section
      key={title}
      aria-label={sayStored(title)}
      className="mt-6 max-w-2xl rounded-card border border-coral bg-surface p-5"
    >
      <Heading size="md">{sayStored(title)}</Heading>
      <p className="mt-2">{sayStored(text)}</p>
      {options.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-3">
          {options.map(({ name, path }) => (
            <ButtonLink
              key={path}
              variant={path.startsWith("tel:") ? "primary" : "secondary"}
              href={path}
            >
              {sayStored(name)}
            </ButtonLink>
          ))}
        </p>
      )}
    </section>
  ));
}
