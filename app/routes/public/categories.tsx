import { Tiles } from "#app/components/catalogue/tiles.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { pageContext, servicesContext } from "#app/context.ts";
import { breadcrumbJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, siteUrlFrom } from "#app/seo/page-meta.ts";
import { listCategoryTiles } from "#domain/catalogue/places.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { plural } from "#shared/plural.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/categories.ts";

export const handle = { cache: { query: [], seconds: 600 } };

const crumbs = [
  { name: "Home", path: "/" },
  { name: "Categories", path: "/categories" },
];

export async function loader({ context }: Route.LoaderArgs) {
  context.get(pageContext).shows(tags.catalogue);
  return { categories: await listCategoryTiles(context.get(servicesContext)) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "All treatment categories",
    description: `Treatment categories of ${brand.region.name} med spas: what each is for, how it works, what to mind, and who offers it near you.`,
    path: "/categories",
    jsonLd: [breadcrumbJsonLd(siteUrlFrom(matches), crumbs)],
  });
}

export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-6 mb-8 text-3xl md:text-4xl">All Treatment Categories</h1>
      <h2 className="sr-only">Categories</h2>
      {categories.length === 0 ? (
        <p>No categories found.</p>
      ) : (
        <Tiles
          tiles={categories.map((category) => ({
            ...category,
            category: category.slug,
            href: `/category/${category.slug}`,
            detail: plural(category.listingCount, "listing"),
          }))}
        />
      )}
    </div>
  );
}
