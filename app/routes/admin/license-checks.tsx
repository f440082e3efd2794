import { adminCrumb, WorkPage } from "#app/components/account/back-office-page.tsx";
import { LicenceCheckForm } from "#app/components/admin/license-check-form.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { servicesContext } from "#app/http/context.ts";
import { requireAllowed } from "#app/http/guards.ts";
import { readPageNumber } from "#app/http/pagination.ts";
import { goOn } from "#app/http/redirect.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { type LicenceFilter, licenceFilters } from "#domain/catalogue/licenses/license-check.ts";
import type { Route } from "./+types/license-checks.ts";
import { saveLicenceCheck, shownLicences } from "./license-checks.server.ts";

const path = "/admin/licences";
const pageSize = 20;

const filterIn = (request: Request): LicenceFilter => {
  const show = new URL(request.url).searchParams.get("show") ?? "";
  return show in licenceFilters ? (show as LicenceFilter) : "unchecked";
};
const hrefOf = (show: LicenceFilter, page = 1) => {
  const query = new URLSearchParams([
    ...(show === "unchecked" ? [] : [["show", show]]),
    ...(page > 1 ? [["page", String(page)]] : []),
  ]).toString();
  return query ? `${path}?${query}` : path;
};

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "licenses.check");
  const services = asked.context.get(servicesContext);
  const [show, page] = [filterIn(asked.request), readPageNumber(asked.request)];
  const { total, ...shown } = await shownLicences(services, actor, show, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { show, page, pages: Math.ceil(total / pageSize), ...shown };
}

export async function action(asked: Route.ActionArgs) {
  const actor = await requireAllowed(asked, "licenses.check");
  const problem = await saveLicenceCheck(
    asked.context.get(servicesContext),
    actor,
    await asked.request.formData(),
  );
  return problem ?? goOn(hrefOf(filterIn(asked.request)), []);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Licenses",
    description: "For webmasters: what was looked up, when and where.",
    path,
    isIndexed: false,
  });
}

export default function Licences({
  loaderData: { show, page, pages, today, licences },
  actionData,
}: Route.ComponentProps) {
  const tabs = Object.entries(licenceFilters).map(([id, name]) => ({
    name,
    href: hrefOf(id as LicenceFilter),
    isCurrent: id === show,
  }));
  return (
    <WorkPage
      title="Licenses"
      lead="Visitors see the day you looked a license up. Nothing else marks it as checked."
      path={path}
      under={[adminCrumb]}
    >
      <div className="mt-8 grid max-w-3xl gap-8 *:min-w-0">
        {actionData && <Notice isProblem title="Nothing was changed" text={actionData.problem} />}
        <div>
          <Tabs label="Licenses" tabs={tabs} />
          {licences.length === 0 && <p className="mt-6 text-muted">None here.</p>}
          <ul>
            {licences.map((licence) => (
              <LicenceCheckForm
                key={licence.id}
                action={hrefOf(show)}
                licence={licence}
                today={today}
              />
            ))}
          </ul>
          <Pagination page={page} pages={pages} hrefOf={(to) => hrefOf(show, to)} />
        </div>
      </div>
    </WorkPage>
  );
}
