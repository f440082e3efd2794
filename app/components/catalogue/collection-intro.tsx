import { sayStored } from "#shared/say.ts";
import type { TreatmentCollection } from "#site/collections.ts";
import { Silk } from "./silk.tsx";

export function CollectionIntro({
  collection: { path, title, intro, category, explainer },
}: {
  collection: TreatmentCollection;
}) {
  return (
    <>
      <div className="mt-6 grid gap-8 lg:grid-cols-[1.6fr_1fr] lg:items-center lg:gap-14">
        <div>
          <h1 className="text-3xl md:text-4xl">{sayStored(title)}</h1>
          <p className="measure mt-5 text-lg text-muted">{sayStored(intro)}</p>
        </div>
        <div className="hidden aspect-[5/2] overflow-hidden rounded-card lg:block">
          <Silk seed={path} category={category} hasMotif />
        </div>
      </div>
      {explainer && <Explainer {...explainer} />}
    </>
  );
}

function Explainer({
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
