import { Link } from "react-router";
import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { pageAt } from "#app/http/pagination.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { adminListingPath, mergePath } from "#app/office/components/admin/listing-file.tsx";
import { ResourceList } from "#app/office/components/ui/resource-list.tsx";
import { RowLink } from "#app/office/components/ui/resource-table.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { listingStatusNames } from "#domain/catalogue/listings/admin-listing.ts";
import {
  type DuplicatePair,
  listDuplicates,
  maxMatchesPerSign,
} from "#domain/catalogue/submissions/list-duplicates.server.ts";
import { capitalize } from "#shared/capitalize.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/duplicates.ts";

const path = "/admin/duplicates";

export const middleware = [authorize("listings.merge")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const { total, duplicates } = permitted(await listDuplicates(services, actor, pageAt(args.url)));
  return {
    total,
    most: maxMatchesPerSign,
    duplicates: duplicates.map((pair) => ({ ...pair, id: `${pair.one.slug} ${pair.other.slug}` })),
  };
}

export const meta = privatePage("Duplicates");

export default function Duplicates({
  loaderData: { duplicates, total, most },
}: Route.ComponentProps) {
  return (
    <AdminPage
      title="Duplicates"
      lead={`Two listings with the same phone, website, address or name, or with similar names in the same city. Values that more than ${most} listings share do not count.`}
    >
      <ResourceList
        label="Duplicates"
        path={path}
        one="pair"
        rows={duplicates}
        total={total}
        note=", most certain first"
        columns={[
          { name: "Listing", cell: ({ one }) => <SideLines side={one} /> },
          { name: "Perhaps the same", cell: ({ other }) => <SideLines side={other} /> },
          { name: "Because", cell: ({ because }) => inWords(because) },
          { name: "Merge", isUnnamed: true, cell: (pair) => <MergeLink {...pair} /> },
        ]}
        empty={{ title: "No duplicates found", text: "No business seems to be listed twice." }}
      />
    </AdminPage>
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
  return capitalize(words);
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
    <span>
      <RowLink
        href={adminListingPath(slug)}
        below={[cityName, phone, plural(reviewCount, "review")].filter(Boolean).join(" · ")}
      >
        {name}
      </RowLink>
      {status !== "active" && (
        <span className="block text-sm text-coral">{listingStatusNames[status]}</span>
      )}
    </span>
  );
}
