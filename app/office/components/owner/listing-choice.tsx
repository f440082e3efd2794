import { Link } from "react-router";

type Props = {
  listings: { slug: string; name: string }[];
  chosen: string | null;
  hrefOf: (slug: string) => string;
};

export function ListingChoice({ listings, chosen, hrefOf }: Props) {
  if (listings.length < 2) return null;
  return (
    <nav aria-label="Listings" className="flex flex-wrap gap-2">
      {listings.map(({ slug, name }) => (
        <Link
          key={slug}
          to={hrefOf(slug)}
          aria-current={slug === chosen ? "true" : undefined}
          className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 wrap-anywhere hover:border-lagoon aria-[current=true]:border-lagoon aria-[current=true]:bg-sage"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
