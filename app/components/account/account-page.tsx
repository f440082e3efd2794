import { Breadcrumbs, useCrumbs } from "../ui/breadcrumbs.tsx";

type Props = { title: string; lead?: string; children: React.ReactNode };

export function AccountPage({ title, lead, children }: Props) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[...useCrumbs().slice(-1), { name: title }]} />
      <div className="mx-auto mt-6 grid max-w-md gap-8">
        <div className="min-w-0 wrap-anywhere">
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          {lead && <p className="mt-4 text-muted">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
