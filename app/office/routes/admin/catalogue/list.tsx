import { Link } from "react-router";
import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { SearchLine } from "#app/components/office/search-line.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { authorize, permitted } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { listReference } from "#domain/catalogue/reference/edit-reference.server.ts";
import { referenceNames } from "#domain/catalogue/reference/reference-fields.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/list.ts";
import { requireReference } from "./reference-page.server.ts";

export const middleware = [authorize("catalogue.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, kind } = await requireReference(args);
  const { searchParams } = args.url;
  const words = (searchParams.get("q") ?? "").trim().slice(0, 100);
  return { kind, words, rows: permitted(await listReference(services, actor, kind, words)) };
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

export default function ReferenceList({ loaderData: { kind, words, rows } }: Route.ComponentProps) {
  const path = `/admin/catalogue/${kind}`;
  const { one, many } = referenceNames[kind];
  return (
    <AdminPage title={many} lead={leads[kind]}>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-6">
        <SearchLine action={path} label="Find" words={words} />
        <p className="mb-6">
          <ButtonLink href={`${path}/new`}>Add a {one}</ButtonLink>
        </p>
      </div>
      {rows.length === 0 && <p className="text-muted">Nothing here yet.</p>}
      <ul>
        {rows.map(({ slug, name, uses }) => (
          <li key={slug} className="border-t border-line">
            <Link
              to={`${path}/${slug}`}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 py-2 hover:text-lagoon"
            >
              <span className="min-w-0 wrap-anywhere">
                {name} <span className="text-sm text-muted">{slug}</span>
              </span>
              <span className="text-sm text-muted tabular-nums">{plural(uses, "listing")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
