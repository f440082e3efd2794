import type { Crumb } from "#app/seo/json-ld.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";

type Props = { crumbs: Crumb[]; title: string; text: string; children: React.ReactNode };

export function IndexHero({ crumbs, title, text, children }: Props) {
  return (
    <div className="searches-here border-b border-line bg-surface">
      <div className="wrap pb-5 md:pb-8">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-2 text-xl md:text-3xl">{title}</h1>
        <p className="measure mt-1 text-muted max-md:hidden">{text}</p>
        <div className="mt-3 max-w-2xl md:mt-5">{children}</div>
      </div>
    </div>
  );
}
