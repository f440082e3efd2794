import { TextLink } from "#app/components/ui/text-link.tsx";

type Listing = {
  slug: string;
  name: string;
  city: string;
  categoryName: string;
  since: string | null;
};

export function RecentPremier({ listings }: { listings: Listing[] }) {
  return (
    <section aria-labelledby="recent-premier">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="recent-premier" className="text-xl md:text-2xl">
          Recent Premier Listings
        </h2>
        <TextLink href="/admin/premier">All Premier listings</TextLink>
      </div>
      {listings.length === 0 && <p className="text-muted">No listing is Premier.</p>}
      <ul>
        {listings.map(({ slug, name, city, categoryName, since }) => (
          <li
            key={slug}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3"
          >
            <a
              href={`/admin/listings/${slug}`}
              data-opens-in="listing-file"
              className="min-w-0 wrap-anywhere hover:text-lagoon hover:underline"
            >
              {name}
              <span className="block text-sm text-muted">
                {city} · {categoryName}
              </span>
            </a>
            <span className="text-sm text-muted">
              {since ? `Since ${since}` : "Without a plan"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
