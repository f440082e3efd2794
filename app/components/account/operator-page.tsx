import { Breadcrumbs } from "../ui/breadcrumbs.tsx";

/** A page of work to be looked through, in the full width. */
export function OperatorPage({
  title,
  path,
  problem,
  lead,
  children,
}: {
  title: string;
  path: string;
  problem?: string | undefined;
  lead: React.ReactNode;
  children: React.ReactNode;
}) {
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Admin", path: "/admin" },
    { name: title, path },
  ];
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-6 text-3xl md:text-4xl">{title}</h1>
      <p className="measure mt-4 text-muted">{lead}</p>
      {problem && (
        <p role="alert" className="mt-6 max-w-2xl rounded-card border border-coral p-5">
          {problem}
        </p>
      )}
      {children}
    </div>
  );
}
