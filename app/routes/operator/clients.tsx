import { readClientFilter, shownClients } from "#app/clients.server.ts";
import { adminCrumb, WorkPage } from "#app/components/account/work-page.tsx";
import { ClientFileDialog } from "#app/components/operator/client-file-dialog.tsx";
import { ClientFilterForm } from "#app/components/operator/client-filter.tsx";
import { ClientTable } from "#app/components/operator/client-table.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { servicesContext } from "#app/context.ts";
import { requireAllowed } from "#app/guards.ts";
import { pageOf, pageSize, readPageNumber } from "#app/page-number.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { readKnown } from "#domain/catalogue/read-known.server.ts";
import { plural } from "#shared/plural.ts";
import type { Route } from "./+types/clients.ts";

const path = "/admin/listings";

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "manage clients");
  const services = asked.context.get(servicesContext);
  const { searchParams } = new URL(asked.request.url);
  const filter = readClientFilter(searchParams);
  const page = readPageNumber(asked.request);
  const { clients, counts } = await shownClients(services, actor, filter, pageOf(page));
  const total = filter.status ? counts[filter.status] : counts.active + counts.pending + counts.inactive;
  const { cities, categories } = await readKnown(services);
  const option = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name });
  searchParams.delete("page");
  return {
    filter,
    page,
    pages: Math.ceil(total / pageSize),
    total,
    clients,
    counts,
    cities: cities.map(option),
    categories: categories.map(option),
    query: String(searchParams),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Client Management", description: "For webmasters: every listing, and what can be done with it.", path, isIndexed: false });
}

export default function Clients({ loaderData: { filter, page, pages, total, clients, counts, cities, categories, query } }: Route.ComponentProps) {
  return (
    <WorkPage title="Client Management" path={path} under={[adminCrumb]} lead="Every listing, public or not: Premier first, then by name.">
      <ClientFilterForm path={path} filter={filter} counts={counts} cities={cities} categories={categories} />
      <div id="results" tabIndex={-1} className="outline-none">
        <p className="mb-3 text-sm text-muted">{plural(total, "listing")}</p>
        {clients.length === 0 ? <EmptyState title="No such listing" text="Nothing fits what you look for." /> : <ClientTable clients={clients} />}
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => `${path}?${new URLSearchParams([...new URLSearchParams(query), ["page", String(number)]])}`}
        />
      </div>
      <ClientFileDialog />
    </WorkPage>
  );
}
