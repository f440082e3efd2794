import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import type { Crumb } from "#app/seo/json-ld.ts";

type Props = { crumbs: Crumb[]; title: string; text: string; children: React.ReactNode };

export function IndexHero({ crumbs, title, text, children }: Props) {
  return (
    <div className="searches-here border-b border-line bg-surface">
      <div className="wrap pb-5 md:pb-8">
        <Breadcrumbs crumbs={crumbs} />
        <Heading level={1} size="xl" className="mt-2">
          {title}
        </Heading>
        <p className="measure mt-1 text-muted max-md:hidden">{text}</p>
        <div className="mt-3 max-w-2xl md:mt-5">{children}</div>
      </div>
    </div>
  );
}
