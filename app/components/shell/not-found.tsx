import type { Named } from "#domain/catalogue/med-spa.ts";
import { ButtonLink } from "../ui/button-link.tsx";

export type NotFoundText = { title: string; text: string };

export const unknownAddress: NotFoundText = {
  title: "The page you're looking for doesn't exist",
  text: "The address may have changed, or the link may be incomplete.",
};

/** What an unknown address answers, with ways on. The loader that missed may say what it was looking for. */
export function NotFound({ title, text, categories }: NotFoundText & { categories: Named[] }) {
  return (
    <div className="wrap pt-16 md:pt-24">
      <p className="text-sm font-medium text-coral">404</p>
      <h1 className="mt-2 max-w-2xl text-3xl md:text-4xl">{title}</h1>
      <p className="measure mt-4 text-muted">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/">Back to the home page</ButtonLink>
        <ButtonLink href="/med-spas" look="quiet">
          See all med spas
        </ButtonLink>
      </p>
      {categories.length > 0 && (
        <section className="mt-14 border-t border-line pt-8" aria-labelledby="not-found-categories">
          <h2 id="not-found-categories" className="text-xl">
            Or start with a category
          </h2>
          <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {categories.slice(0, 6).map(({ slug, name }) => (
              <li key={slug} className="border-b border-line">
                <a href={`/category/${slug}`} className="block py-3 hover:text-lagoon">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
