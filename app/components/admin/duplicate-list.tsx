import { Link } from "react-router";
import { listingStatusNames } from "#domain/catalogue/listings/admin-listing.ts";
import type { DuplicatePair } from "#domain/catalogue/submissions/list-duplicates.server.ts";
import { plural } from "#shared/say.ts";
import { adminListingPath, mergePath } from "./listing-file.tsx";

export function DuplicateList({ duplicates }: { duplicates: DuplicatePair[] }) {
  return (
    <ul className="mt-3 border-b border-line">
      {duplicates.map(({ because, one, other }) => (
        <li
          key={`${one.slug} ${other.slug}`}
          className="grid gap-x-8 gap-y-3 border-t border-line py-5 md:grid-cols-[1fr_1fr_11rem]"
        >
          <SideLines side={one} />
          <SideLines side={other} />
          <div className="md:text-right">
            <p className="text-sm text-muted">{inWords(because)}</p>
            <MergeLink one={one} other={other} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const inWords = (because: string[]) => {
  const same = because.filter((sign) => sign !== "a name like it");
  const words = [
    same.length > 0 && `same ${same.join(", ")}`,
    same.length < because.length && "a name like it",
  ]
    .filter(Boolean)
    .join("; ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Suggests keeping the listing that visitors can see and that has more reviews. */
function MergeLink({ one, other }: Pick<DuplicatePair, "one" | "other">) {
  const weight = ({ status, reviewCount }: DuplicatePair["one"]) =>
    (status === "active" ? 1_000_000 : 0) + reviewCount;
  const [kept, gone] = weight(other) > weight(one) ? [other, one] : [one, other];
  return (
    <Link
      to={mergePath(kept.slug, gone.slug)}
      className="text-link inline-flex min-h-11 items-center"
    >
      Compare and merge
      <span className="sr-only">
        {" "}
        {kept.name} and {gone.name}
      </span>
    </Link>
  );
}

type SideLinesProps = { side: DuplicatePair["one"] };

function SideLines({ side: { slug, name, cityName, phone, status, reviewCount } }: SideLinesProps) {
  return (
    <div className="min-w-0">
      <Link
        to={adminListingPath(slug)}
        className="font-display text-lg wrap-anywhere hover:text-lagoon"
      >
        {name}
      </Link>
      <p className="text-sm text-muted">
        {[cityName, phone, plural(reviewCount, "review")].filter(Boolean).join(" · ")}
        {status !== "active" && (
          <span className="block text-coral">{listingStatusNames[status]}</span>
        )}
      </p>
    </div>
  );
}
