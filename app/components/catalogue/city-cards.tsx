import { cityPath } from "#shared/paths.ts";
import { plural, sayStored, to } from "#shared/say.ts";
import { Illustration } from "../photos/illustration.tsx";

type City = { slug: string; name: string; description: string; listingCount: number };

export function CityCards({ cities }: { cities: City[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {cities.map(({ slug, name, description, listingCount }) => (
        <li
          key={slug}
          className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:raised"
        >
          <div className="aspect-[5/2] pictured-when-near overflow-hidden bg-sage">
            <Illustration
              names={[`city/${slug}`]}
              sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw"
            />
          </div>
          <div className="p-5">
            <h3 className="text-lg">
              <a
                href={to(cityPath(slug))}
                className="after:absolute after:inset-0 after:rounded-card"
              >
                {name}
              </a>
            </h3>
            <p className="mt-1 text-sm text-muted">{plural(listingCount, "provider")}</p>
            <p className="mt-3">{sayStored(description)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
