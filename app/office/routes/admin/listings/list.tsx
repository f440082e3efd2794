import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from "react-router";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { formProblem, formState, rejectForm } from "#app/forms/form-result.ts";
import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { pageWindow, readPageNumber } from "#app/http/pagination.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { BulkForm } from "#app/office/components/admin/bulk-form.tsx";
import { listingColumns } from "#app/office/components/admin/listing-columns.tsx";
import { PageDialog } from "#app/office/components/ui/page-dialog.tsx";
import { ResourceList } from "#app/office/components/ui/resource-list.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { bulkSchema, changeListings } from "#domain/admin/listings/change-listings.server.ts";
import {
  type ListingStatus,
  listingStatuses,
  listingStatusNames,
} from "#domain/catalogue/listings/admin-listing.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { readId } from "#shared/read-id.ts";
import { plural } from "#shared/say.ts";
import { withQuery } from "#shared/with-query.ts";
import { listingPlanNames, planDetails } from "#site/plans.ts";
import type { loader as layoutLoader } from "../layout.tsx";
import type { Route } from "./+types/list.ts";
import { loadAdminListings, readAdminListingFilter } from "./list.server.ts";

const path = "/admin/listings";

export const middleware = [authorize("listings.manage")];

/** Loads the list, or null for pages of a listing that are opened by their own URL. */
export async function loader(args: Route.LoaderArgs) {
  if (args.url.pathname !== path) return null;
  const { actor, services } = signedIn(args);
  const searchParams = new URLSearchParams(args.url.search);
  const filter = readAdminListingFilter(searchParams);
  const page = readPageNumber(args.url);
  const { clients, counts } = await loadAdminListings(services, actor, filter, pageWindow(page));
  const total = filter.status
    ? counts[filter.status]
    : counts.active + counts.pending + counts.inactive;
  const { cities, categories } = await readReferenceChoices(services);
  const option = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name });
  return {
    filter,
    page,
    total,
    clients,
    categories: categories.map(option),
    filters: [
      { name: "q", label: "Name, phone, email or website" },
      { name: "state", label: "State", options: statesIn(counts) },
      { name: "plan", label: "Plan", options: plans },
      { name: "city", label: "City", any: "All Cities", options: cities.map(option) },
      { name: "category", label: "Category", any: "All", options: categories.map(option) },
    ],
    query: String(searchParams),
  };
}

const statesIn = (counts: Record<ListingStatus, number>) =>
  listingStatuses.map((value) => ({
    value,
    label: `${listingStatusNames[value]} (${counts[value].toLocaleString("en-US")})`,
  }));
const plans = listingPlanNames.map((value) => ({ value, label: planDetails(value).name }));

/** Keeps the list as it is behind the pages of a listing, and reloads it when they close. */
export const shouldRevalidate = ({ nextUrl }: ShouldRevalidateFunctionArgs) =>
  nextUrl.pathname === path;

export async function action(args: Route.ActionArgs) {
  const { actor, services } = signedIn(args);
  const form = await args.request.formData();
  const { search } = args.url;
  const read = bulkSchema.safeParse(Object.fromEntries(form));
  if (!read.success) return rejectForm(form, read.error.issues[0]?.message ?? "Choose what to do.");
  const ids = form.getAll("id").map((id) => readId(String(id)));
  const isAll = form.get("which") === "all";
  if (!isAll && ids.length === 0)
    return rejectForm(form, "Select listings first, with the boxes before their names.");
  const filter = readAdminListingFilter(new URLSearchParams(search));
  const done = await changeListings(
    services,
    actor,
    isAll ? { filter, seen: readId(String(form.get("seen"))) } : ids,
    read.data,
  );
  if (done === "others")
    return rejectForm(form, "The filter now matches other listings. Check them, and try again.");
  return redirectWithFlash(services, path + search, changeInWords(permitted(done)));
}

function changeInWords({ changed, unattested }: { changed: number; unattested: number }) {
  return {
    title: changed > 0 ? "Saved" : "Nothing was changed",
    text: [
      changed > 0
        ? `${plural(changed, "listing")} changed.`
        : unattested === 0 && "They already had this state.",
      unattested > 0 && `${plural(unattested, "listing")} cannot be published: not attested.`,
    ]
      .filter(Boolean)
      .join(" "),
  };
}

export const meta = privatePage("Client Management");

export default function AdminListings({ loaderData, actionData }: Route.ComponentProps) {
  const flash = useRouteLoaderData<typeof layoutLoader>("routes/admin/layout")?.flash;
  if (!loaderData) return <Outlet />;
  const { filter, filters, page, total, clients, categories, query } = loaderData;
  const hrefOf = (number: number) =>
    withQuery(path, { ...Object.fromEntries(new URLSearchParams(query)), page: number });
  return (
    <AdminPage
      title="Client Management"
      problem={formProblem(actionData)}
      lead="Every listing, public or not: Premier first, then by name."
    >
      <ResourceList
        label="Client Management"
        path={path}
        query={query}
        one="listing"
        filters={filters}
        rows={clients}
        total={total}
        columns={listingColumns(true)}
        bulk={{
          nameOf: ({ name }) => name,
          form: (
            <BulkForm
              action={hrefOf(1)}
              total={total}
              isFiltered={Object.keys(filter).length > 0}
              categories={categories}
              typed={formState(actionData).values}
            />
          ),
        }}
        empty={{
          title: "No listings yet",
          text: "Submit one as an owner would, or import many from a file.",
          children: <ButtonLink href="/add-listing">Add a listing</ButtonLink>,
        }}
      />
      <PageDialog label="Edit a listing" behind={hrefOf(page)} flash={flash} />
    </AdminPage>
  );
}
