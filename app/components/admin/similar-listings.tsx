import { Link } from "react-router";
import { adminListingPath, mergePath } from "./listing-file.tsx";

type SimilarListing = { slug: string; name: string; cityName: string; because: string };

export function SimilarListings({ slug, alike }: { slug: string; alike: SimilarListing[] }) {
  return (
    <section aria-labelledby="alike" className="rounded-card border border-coral p-5">
      <h2 id="alike" className="text-lg">
        Possible duplicates
      </h2>
      <ul className="mt-2">
        {alike.map((other) => (
          <li
            key={other.slug}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0"
          >
            <p className="min-w-0 wrap-anywhere">
              <Link to={adminListingPath(other.slug)} className="font-medium hover:text-lagoon">
                {other.name}
              </Link>
              <span className="block text-sm text-muted">
                {other.cityName} · {other.because}
              </span>
            </p>
            <Link
              to={mergePath(slug, other.slug)}
              className="text-link inline-flex min-h-11 items-center"
            >
              Compare and merge<span className="sr-only"> {other.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
