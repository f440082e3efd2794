import { Link } from "react-router";
import {
  type ListingStatus,
  listingStatusNames,
} from "#domain/catalogue/listings/admin-listing.ts";
import { plural } from "#shared/say.ts";
import { Badge } from "../ui/badge.tsx";
import { adminListingPath, mergePath } from "./listing-file.tsx";

export type MergeSide = {
  slug: string;
  name: string;
  city: string;
  status: ListingStatus;
  isPremium: boolean;
  reviewCount: number;
  people: number;
};

export function MergeSides({ kept, other }: { kept: MergeSide; other: MergeSide }) {
  return (
    <div className="mt-8">
      <div className="grid gap-5 md:grid-cols-2">
        <SideCard title="Kept" side={kept} className="border-lagoon bg-surface" />
        <SideCard title="Removed" side={other} className="border-dashed border-line" />
      </div>
      <p className="mt-2">
        <Link
          to={mergePath(other.slug, kept.slug)}
          className="text-link inline-flex min-h-11 items-center"
        >
          Keep the other one instead
        </Link>
      </p>
    </div>
  );
}

type SideCardProps = { title: string; side: MergeSide; className: string };

function SideCard({ title, side, className }: SideCardProps) {
  const { slug, name, city, status, isPremium, reviewCount, people } = side;
  return (
    <section
      aria-label={`${title}: ${name}`}
      className={`min-w-0 rounded-card border p-6 ${className}`}
    >
      <p className="text-sm font-semibold text-muted">{title}</p>
      <h2 className="mt-1 text-2xl wrap-anywhere">
        <Link to={adminListingPath(slug)} className="hover:text-lagoon">
          {name}
        </Link>
      </h2>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge tone={status === "active" ? "sage" : "coral"}>{listingStatusNames[status]}</Badge>
        {isPremium && <Badge tone="gold">Premier</Badge>}
      </p>
      <p className="mt-3 text-sm text-muted">
        {city} · {plural(reviewCount, "review")} ·{" "}
        {people === 0 ? "no owner" : `run by ${plural(people, "person", "people")}`}
      </p>
      <p className="mt-1 text-sm text-muted wrap-anywhere">/listing/{slug}</p>
    </section>
  );
}
