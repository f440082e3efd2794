import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { requireReference } from "#app/forms/reference-form.server.ts";
import { authorize, permitted } from "#app/http/authorize.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { ResourceList } from "#app/office/components/ui/resource-list.tsx";
import { RowLink } from "#app/office/components/ui/resource-table.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { listReference } from "#domain/catalogue/reference/edit-reference.server.ts";
import { referenceNames } from "#domain/catalogue/reference/reference-fields.ts";
import type { Route } from "./+types/list.ts";

export const middleware = [authorize("catalogue.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, kind } = await requireReference(args);
  const { searchParams } = args.url;
  const words = (searchParams.get("q") ?? "").trim().slice(0, 100);
  const found = permitted(await listReference(services, actor, kind, words));
  return { kind, rows: found.map(({ slug, name, uses }) => ({ id: slug, name, uses })) };
}

export const meta = privatePage<typeof loader>((loaderData) =>
  loaderData ? referenceNames[loaderData.kind].many : "Catalog",
);

const leads = {
  treatments:
    "One table feeds menus, filters, service pages, suggestions and search: a change here applies everywhere at once.",
  categories: "In display order: each has its page, its text and its listings.",
  cities: "Cities for listings, with their pages.",
};

export default function ReferenceList({ loaderData: { kind, rows } }: Route.ComponentProps) {
  const path = `/admin/catalogue/${kind}`;
  const { one, many } = referenceNames[kind];
  return (
    <AdminPage title={many} lead={leads[kind]}>
      <ResourceList
        label={many}
        path={path}
        one={one}
        many={many.toLowerCase()}
        filters={[{ name: "q", label: "Name" }]}
        actions={<ButtonLink href={`${path}/new`}>Add a {one}</ButtonLink>}
        rows={rows}
        pageSize={Number.POSITIVE_INFINITY}
        columns={[
          {
            name: "Name",
            cell: ({ id, name }) => <RowLink href={`${path}/${id}`}>{name}</RowLink>,
          },
          { name: "Address", cell: ({ id }) => id },
          { name: "Listings", isNumber: true, cell: ({ uses }) => uses },
        ]}
        empty={{ title: "Nothing here yet", text: `Add the first ${one}.` }}
      />
    </AdminPage>
  );
}
