import type { Crumb } from "#app/seo/json-ld.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";

export function IndexHero({
  crumbs,
  title,
  text,
  children,
}: {
  crumbs: Crumb[];
  title: string;
  text: string;
  children: React.ReactNode;
}) {
  return (
    <div className="border-b border-line bg-surface">
      <div className="wrap pb-12 md:pb-16">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-8 text-3xl md:text-4xl">{title}</h1>
        <p className="measure mt-4 text-lg text-muted">{text}</p>
        <div className="mt-8 max-w-2xl">{children}</div>
      </div>
    </div>
  );
}
