import { Heading } from "#app/components/ui/heading.tsx";
import { Breadcrumbs, useCrumbs } from "../ui/breadcrumbs.tsx";

type Props = { title: string; lead?: string; children: React.ReactNode };

export function AccountPage({ title, lead, children }: Props) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[...useCrumbs().slice(-1), { name: title }]} />
      <div className="mx-auto mt-6 grid max-w-md gap-8">
        <div className="min-w-0 wrap-anywhere">
          <Heading level={1}>{title}</Heading>
          {lead && <p className="mt-4 text-muted">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
