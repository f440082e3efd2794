import { Notice } from "#app/components/ui/notice.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { formProblem } from "#app/forms/form-result.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { readPageNumber } from "#app/http/pagination.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { LicenseCheckForm } from "#app/office/components/admin/license-check-form.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { type LicenseFilter, licenseFilters } from "#domain/catalogue/licenses/license-check.ts";
import { withQuery } from "#shared/with-query.ts";
import type { Route } from "./+types/license-checks.ts";
import { loadLicenses, saveLicenseCheck } from "./license-checks.server.ts";

const path = "/admin/licences";
const pageSize = 20;

const filterIn = ({ searchParams }: URL): LicenseFilter => {
  const show = searchParams.get("show") ?? "";
  return show in licenseFilters ? (show as LicenseFilter) : "unchecked";
};
const hrefOf = (show: LicenseFilter, page = 1) =>
  withQuery(path, { show: show === "unchecked" ? null : show, page });

export const middleware = [authorize("licenses.check")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const [show, page] = [filterIn(args.url), readPageNumber(args.url)];
  const { total, ...licenses } = await loadLicenses(services, actor, show, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { show, page, pages: Math.ceil(total / pageSize), ...licenses };
}

export const action = saveLicenseCheck;

export const meta = privatePage("Licenses");

export default function Licenses({
  loaderData: { show, page, pages, today, licenses },
  actionData,
}: Route.ComponentProps) {
  const problem = formProblem(actionData);
  const tabs = Object.entries(licenseFilters).map(([id, name]) => ({
    name,
    href: hrefOf(id as LicenseFilter),
    isCurrent: id === show,
  }));
  return (
    <AdminPage
      title="Licenses"
      lead="Visitors see the day you looked up a license. Nothing else marks it as checked."
    >
      <div className="mt-8 grid max-w-3xl gap-8 *:min-w-0">
        {problem && <Notice isProblem title="Nothing was changed" text={problem} />}
        <div>
          <Tabs label="Licenses" tabs={tabs} />
          {licenses.length === 0 && <p className="mt-6 text-muted">Nothing here yet.</p>}
          <ul>
            {licenses.map((license) => (
              <LicenseCheckForm
                key={license.id}
                action={hrefOf(show)}
                license={license}
                today={today}
              />
            ))}
          </ul>
          <Pagination page={page} pages={pages} hrefOf={(to) => hrefOf(show, to)} />
        </div>
      </div>
    </AdminPage>
  );
}
