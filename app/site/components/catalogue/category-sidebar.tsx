import { PremierBadge } from "#app/components/catalogue/badges.tsx";
import { PaidFirst } from "#app/components/catalogue/paid-first.tsx";
import type { ListingCard, SlugAndName } from "#domain/catalogue/listings/listing.ts";
import { categoryPath, listingPath } from "#shared/paths.ts";
import { say, sayStored, to } from "#shared/say.ts";
import type { CategoryAdvice } from "#site/category-advice.ts";
import { NoteList, SideNote } from "./side-note.tsx";

type Provider = Pick<ListingCard, "slug" | "name" | "cityName" | "isPremium">;

type Props = { advice: CategoryAdvice | null; providers: Provider[]; related: SlugAndName[] };

export function CategorySidebar({ advice, providers, related }: Props) {
  return (
    <>
      {advice && (
        <>
          <SideNote title={say("Preparation Tips")}>
            <NoteList notes={advice.preparation} />
          </SideNote>
          <SideNote title={say("Safety First")}>
            <NoteList notes={advice.safety} />
          </SideNote>
        </>
      )}
      <div className="grid gap-10 lg:sticky lg:top-28">
        {providers.length > 0 && (
          <SideNote title={say("Top Providers")}>
            <PaidFirst />
            <ol>
              {providers.map(({ slug, name, cityName, isPremium }) => (
                <li
                  key={slug}
                  className="flex items-start justify-between gap-3 border-b border-line py-2.5 last:border-b-0"
                >
                  <a href={to(listingPath(slug))} className="group">
                    <span className="block font-medium group-hover:text-lagoon group-hover:underline">
                      {name}
                    </span>
                    <span className="text-sm text-muted">{cityName}</span>
                  </a>
                  {isPremium && <PremierBadge />}
                </li>
              ))}
            </ol>
          </SideNote>
        )}
        <SideNote title={say("Related Treatments")}>
          <ul>
            {related.map(({ slug, name }) => (
              <li key={slug}>
                <a
                  href={to(categoryPath(slug))}
                  className="block py-1.5 text-lagoon hover:underline"
                >
                  {sayStored(name)}
                </a>
              </li>
            ))}
            <li>
              <a href={to("/categories")} className="block py-1.5 text-lagoon hover:underline">
                {say("All treatment categories")}
              </a>
            </li>
          </ul>
        </SideNote>
      </div>
    </>
  );
}
