import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { DuplicateList } from "#app/components/admin/duplicate-list.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { pageSize, pageWindow, readPageNumber } from "#app/http/pagination.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import {
  listDuplicates,
  maxMatchesPerSign,
} from "#domain/catalogue/submissions/list-duplicates.server.ts";
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
