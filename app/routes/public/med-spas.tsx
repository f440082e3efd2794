import { MedSpaGrid } from "#app/components/catalogue/med-spa-card.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { pageContext, servicesContext } from "#app/context.ts";
import { missing } from "#app/missing.ts";
import { pageOf, pageSize, readPageNumber } from "#app/page-number.ts";
import { breadcrumbJsonLd, listJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, siteUrlFrom } from "#app/seo/page-meta.ts";
import { pageOfMedSpas } from "#domain/catalogue/list-med-spas.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/med-spas.ts";

export const handle = { cache: { query: ["page"], seconds: 600 } };

const title = `Medical Spas in ${brand.region.name}`;
const crumbs = [
  { name: "Home", path: "/" },
  { name: "Med Spas", path: "/med-spas" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  context.get(pageContext).shows(tags.catalogue);
  const page = readPageNumber(request);
  const { medSpas, total } = await pageOfMedSpas(services, {}, pageOf(page));
  if (page > 1 && medSpas.length === 0) throw missing("No such page", "The list is shorter than that. Start again from its first page.");
  return { medSpas, total, page };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { total, page, medSpas } = loaderData;
  const siteUrl = siteUrlFrom(matches);
  return pageMeta(matches, {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: `${total.toLocaleString("en-US")} med spas and wellness providers in ${brand.region.name}, ${brand.region.state}, with treatments, prices, hours and credentials.`,
    path: page > 1 ? `/med-spas?page=${page}` : "/med-spas",
    jsonLd: [breadcrumbJsonLd(siteUrl, crumbs), listJsonLd(siteUrl, title, medSpas)],
  });
}

export default function MedSpas({ loaderData: { medSpas, total, page } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-6 text-3xl md:text-4xl">{title}</h1>
      <p className="mt-3 mb-8 text-muted">{total.toLocaleString("en-US")} Medical Spas Found</p>
      <h2 className="sr-only">Providers</h2>
      {medSpas.length === 0 ? <p>No medical spas found.</p> : <MedSpaGrid medSpas={medSpas} />}
      <Pagination page={page} pages={Math.ceil(total / pageSize)} hrefOf={(number) => (number === 1 ? "/med-spas" : `/med-spas?page=${number}`)} />
    </div>
  );
}
