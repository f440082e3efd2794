import { Notice } from "../forms/notice.tsx";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";

type Crumb = { name: string; path: string };
type Work = { title: string; path: string; under: Crumb[]; problem?: string | undefined; lead: React.ReactNode; children: React.ReactNode };

/** A page of things to be looked through one by one, in the full width. */
export function WorkPage({ title, path, under, problem, lead, children }: Work) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: "Home", path: "/" }, ...under, { name: title, path }]} />
      <h1 className="mt-6 text-3xl md:text-4xl">{title}</h1>
      <p className="measure mt-4 text-muted">{lead}</p>
      {problem && (
        <div className="mt-6 max-w-2xl">
          <Notice isProblem title="Nothing was changed" text={problem} />
        </div>
      )}
      {children}
    </div>
  );
}

export const adminCrumb = { name: "Admin", path: "/admin" };

/** One of them: what it says on the left, what can be done with it on the right. */
export function WorkItem({ label, children, deeds }: { label: string; children: React.ReactNode; deeds: React.ReactNode }) {
  return (
    <article aria-label={label} className="grid gap-x-14 gap-y-5 border-t border-line py-8 lg:grid-cols-[1fr_21rem]">
      <div className="min-w-0">{children}</div>
      <div className="grid content-start gap-4">{deeds}</div>
    </article>
  );
}
