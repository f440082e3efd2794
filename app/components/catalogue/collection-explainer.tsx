import { sayStored } from "#shared/say.ts";
import type { TreatmentCollection } from "#site/collections.ts";

export function CollectionExplainer({
  title,
  paragraphs,
  tagsTitle,
  tags,
  facts,
}: NonNullable<TreatmentCollection["explainer"]>) {
  return (
    <section className="mt-10 grid gap-x-14 gap-y-8 border-t border-line pt-8 md:grid-cols-[1.6fr_1fr]">
      <div>
        <h2 className="text-xl md:text-2xl">{sayStored(title)}</h2>
        <div className="measure mt-4 grid gap-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{sayStored(paragraph)}</p>
          ))}
        </div>
        <ul className="mt-6 grid gap-x-10 gap-y-2 sm:grid-cols-2">
          {facts.map((fact) => (
            <li
              key={fact}
              className="border-t border-line pt-3 font-display text-lg first-letter:uppercase"
            >
              {sayStored(fact)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-sans text-base font-semibold tracking-normal">
          {sayStored(tagsTitle)}
        </h3>
        <ul className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full bg-sage px-3.5 py-1.5 text-sm">
              {sayStored(tag)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
