import type { CategoryCard } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { categoryPath, listingPath } from "#shared/paths.ts";
import { plural, sayStored, to } from "#shared/say.ts";
import { Illustration } from "../photos/illustration.tsx";
import { PremierBadge } from "./badges.tsx";

type Card = Omit<CategoryCard, "isNewest">;

export function CategoryCards({ categories }: { categories: Card[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
      {categories.map((category) => (
        <li
          key={category.slug}
          className="group flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:raised"
        >
          <div className="aspect-[3/1] pictured-when-near overflow-hidden bg-sage">
            <Illustration
              names={[`category/${category.slug}`]}
              sizes="(min-width: 40rem) 36rem, 92vw"
            />
          </div>
          <div className="flex grow flex-col p-5">
            <h3 className="text-lg">
              <a
                href={to(categoryPath(category.slug))}
                className="group-hover:text-lagoon hover:underline"
              >
                {sayStored(category.name)}
              </a>
            </h3>
            <p className="mt-1 text-sm text-muted">
              {plural(category.listingCount, "provider")} ·{" "}
              {plural(category.treatmentCount, "treatment")}
            </p>
            <p className="mt-3 mb-4">{sayStored(category.description)}</p>
            {category.providers.length > 0 && <Providers providers={category.providers} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Providers({ providers }: Pick<Card, "providers">) {
  return (
    <ul className="mt-auto text-sm">
      {providers.map(({ slug, name, isPremium }) => (
        <li key={slug} className="flex items-center justify-between gap-3 border-t border-line">
          <a href={to(listingPath(slug))} className="py-2.5 hover:text-lagoon hover:underline">
            {name}
          </a>
          {isPremium && <PremierBadge />}
        </li>
      ))}
    </ul>
  );
}
