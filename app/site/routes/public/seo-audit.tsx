import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { pageContext } from "#app/http/context.ts";
import AuditReportIsland from "#app/islands/seo-audit/audit.island.tsx";
import { auditPage } from "#app/seo/page-audit/audit-page.server.ts";
import { readOwnPage } from "#app/seo/page-audit/read-own-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { brand } from "#site/brand.ts";

const crumbs = [{ name: "SEO audit", path: "/seo-audit" }];

/** Shows only the form if no path is given. */
export async function loader({ url, context }: LoaderArgs) {
  const path = url.searchParams.get("path");
  if (path === null) return { path: "/", audit: null };
  const { siteUrl, read } = context.get(pageContext);
  const page = await readOwnPage(path.slice(0, 300), siteUrl, read);
  return {
    path,
    audit: "problem" in page ? page : { path: page.path, checks: auditPage({ ...page, siteUrl }) },
  };
}

export function meta({ matches }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: "SEO audit of a page",
    description: `How a page of ${brand.name} presents itself to search engines: title, description, headings, structured data, headers and speed.`,
    path: "/seo-audit",
    isIndexed: false,
  });
}

export default function SeoAudit({ loaderData: { path, audit } }: PageProps<typeof loader>) {
  const problem = audit && "problem" in audit ? audit.problem : null;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <Heading level={1} className="mt-6">
        SEO audit
      </Heading>
      <p className="measure mt-5 text-lg text-muted">
        What search engines and link previews see of a page on this site, measured on the page as it
        is sent.
      </p>
      <form action="/seo-audit" className="mt-8 flex max-w-xl flex-wrap items-start gap-4">
        <TextField
          label="Page"
          name="path"
          key={path}
          defaultValue={path}
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
          hint="A path on this site, such as /med-spas"
          errors={problem ? [problem] : []}
          className="grow"
        />
        <SubmitButton sending="Running Audit..." className="mt-7.5">
          Run audit
        </SubmitButton>
      </form>
      {audit && "checks" in audit && <AuditReportIsland path={audit.path} checks={audit.checks} />}
    </div>
  );
}
