import { Link } from "react-router";
import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { adminListingPath, mergePath } from "#app/components/admin/listing-file.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { pageSize, pageWindow, readPageNumber } from "#app/http/pagination.ts";
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
  const page = readPageNumber(args.url);
  const listed = permitted(await listDuplicates(services, actor, pageWindow(page)));
  return { ...listed, page, pages: Math.ceil(listed.total / pageSize), most: maxMatchesPerSign };
}

export const meta = privatePage("Duplicates");

export default function Duplicates({
  loaderData: { duplicates, total, page, pages, most },
}: Route.ComponentProps) {
  return (
    <AdminPage
      title="Duplicates"
      lead={`Two listings with the same phone, website, address or name, or with similar names in the same city. Values that more than ${most} listings share do not count.`}
    >
      <div id="results" tabIndex={-1} className="mt-8 outline-none">
        {total > 0 && (
          <p className="text-sm text-muted">{plural(total, "pair")}, most certain first</p>
        )}
        {duplicates.length === 0 ? (
          <EmptyState title="No duplicates found" text="No business seems to be listed twice." />
        ) : (
          <DuplicateList duplicates={duplicates} />
        )}
        <Pagination page={page} pages={pages} hrefOf={(number) => `${path}?page=${number}`} />
      </div>
    </AdminPage>
  );
}

function DuplicateList({ duplicates }: Pick<Route.ComponentProps["loaderData"], "duplicates">) {
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
