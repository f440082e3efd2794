import { data } from "react-router";
import { goOn } from "#app/account-form.server.ts";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { LicenceCheckForm } from "#app/components/licences/licence-check-form.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { servicesContext } from "#app/context.ts";
import { requireAllowed } from "#app/guards.ts";
import { readPageNumber } from "#app/page-number.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/moment-in-words.ts";
import { listLicences, recordLicenceCheck } from "#domain/catalogue/check-licence.server.ts";
import { type LicenceFilter, licenceCheckSchema, licenceFilters } from "#domain/catalogue/licence-check.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/licences.ts";

const path = "/admin/licences";
const pageSize = 20;

const filterIn = (request: Request): LicenceFilter => {
  const show = new URL(request.url).searchParams.get("show") ?? "";
  return show in licenceFilters ? (show as LicenceFilter) : "unchecked";
};
const hrefOf = (show: LicenceFilter, page = 1) => {
  const query = new URLSearchParams([...(show === "unchecked" ? [] : [["show", show]]), ...(page > 1 ? [["page", String(page)]] : [])]).toString();
  return query ? `${path}?${query}` : path;
};

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "check licences");
  const services = asked.context.get(servicesContext);
  const [show, page] = [filterIn(asked.request), readPageNumber(asked.request)];
  const listed = await listLicences(services, actor, show, { limit: pageSize, offset: (page - 1) * pageSize });
  const { total, licences } = listed === "forbidden" ? { total: 0, licences: [] } : listed;
  return {
    show,
    page,
    pages: Math.ceil(total / pageSize),
    today: localDay(services.clock(), brand.region.timeZone),
    licences: licences.map(({ log, ...licence }) => ({ ...licence, log: log.map(({ at, ...entry }) => ({ ...entry, at: momentInWords(new Date(at)) })) })),
  };
}

export async function action(asked: Route.ActionArgs) {
  const actor = await requireAllowed(asked, "check licences");
  const read = licenceCheckSchema.safeParse(Object.fromEntries(await asked.request.formData()));
  if (!read.success) return data({ problem: read.error.issues[0]?.message ?? "Something is missing" }, 422);
  const outcome = await recordLicenceCheck(asked.context.get(servicesContext), actor, read.data);
  if (outcome === "done") return goOn(hrefOf(filterIn(asked.request)), []);
  return data({ problem: outcome === "in-the-future" ? "That day is still to come." : "This licence is no longer here." }, 422);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Licences", description: "For webmasters: what was looked up, when and where.", path, isIndexed: false });
}

export default function Licences({ loaderData: { show, page, pages, today, licences }, actionData }: Route.ComponentProps) {
  const tabs = Object.entries(licenceFilters).map(([id, name]) => ({ name, href: hrefOf(id as LicenceFilter), isCurrent: id === show }));
  return (
    <AccountPage
      title="Licences"
      lead="Visitors see the day of your own look-up, and nothing else makes a licence checked."
      path={path}
      under={[{ name: "Admin", path: "/admin" }]}
    >
      {actionData && <Notice isProblem title="Nothing was changed" text={actionData.problem} />}
      <div>
        <Tabs label="Licences" tabs={tabs} />
        {licences.length === 0 && <p className="mt-6 text-muted">None here.</p>}
        <ul>
          {licences.map((licence) => (
            <LicenceCheckForm key={licence.id} action={hrefOf(show)} licence={licence} today={today} />
          ))}
        </ul>
        <Pagination page={page} pages={pages} hrefOf={(to) => hrefOf(show, to)} />
      </div>
    </AccountPage>
  );
}
