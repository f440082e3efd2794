import { PaidFirst } from "#app/components/catalogue/paid-first.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import SearchBoxIsland from "#app/islands/search-box/search-box.island.tsx";
import type { ListingCard, SlugAndName } from "#domain/catalogue/listings/listing.ts";
import { categoryPath } from "#shared/paths.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { navigation } from "#site/navigation.ts";
import { ListingGrid } from "../catalogue/listing-card.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Section } from "../ui/section.tsx";

export type NotFoundText = { title: string; text: string };

export const unknownAddress: NotFoundText = {
  title: "The page you’re looking for doesn’t exist",
  text: "The address may have changed, or the link may be incomplete.",
};

const categoriesShown = 6;

/** Shows the 404 page with suggestions. The loader may name what it could not find. */
export function NotFound({
  title,
  text,
  status,
  categories,
  listings,
}: NotFoundText & { status: number; categories: SlugAndName[]; listings: ListingCard[] }) {
  return (
    <div className="wrap searches-here pt-8 md:pt-14">
      <div className="mx-auto max-w-xl text-center">
        <p className="text-sm font-medium text-coral">{status}</p>
        <Heading level={1} size="2xl" className="mt-2">
          {sayStored(title)}
        </Heading>
        <p className="mt-4 mb-6 text-muted">{sayStored(text)}</p>
        <div className="text-left">
          <SearchBoxIsland variant="modal" />
        </div>
        <p className="mt-6">
          <ButtonLink href="/" variant="secondary">
            {say("Back to Homepage")}
          </ButtonLink>
        </p>
      </div>
      <div className="grid gap-x-16 md:grid-cols-2">
        <Section title={say("Popular pages")}>
          <Links
            links={[
              ...navigation.map(({ path, name }) => ({ href: path, name: sayStored(name) })),
              { href: "/map", name: say("Interactive Map") },
            ]}
          />
        </Section>
        {categories.length > 0 && (
          <Section
            title={say("Categories")}
            more={{ href: "/categories", text: say("View All Categories") }}
          >
            <Links
              links={categories
                .slice(0, categoriesShown)
                .map(({ slug, name }) => ({ href: categoryPath(slug), name: sayStored(name) }))}
            />
          </Section>
        )}
      </div>
      {listings.length > 0 && (
        <Section title={say("From the directory")}>
          <PaidFirst />
          <ListingGrid listings={listings} columns={2} />
        </Section>
      )}
    </div>
  );
}

function Links({ links }: { links: { href: string; name: string }[] }) {
  return (
    <ul className="border-t border-line">
      {links.map(({ href, name }) => (
        <li key={href} className="border-b border-line">
          <a href={to(href)} className="block py-3 hover:text-lagoon">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
