import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { useListingParam } from "./use-listing-param.ts";

type Crumb = { name: string; path: string };

export const bookingsCrumb = { name: "Bookings", path: "/owner/bookings" };

const client = { name: "Client Admin", path: "/client-admin" };

type Props = {
  title: string;
  lead?: React.ReactNode;
  path: string;
  under?: Crumb[];
  isWide?: boolean;
  children: React.ReactNode;
};

/** Owner page next to the dashboard navigation (routes/owner/layout.tsx). */
export function OwnerPage({ title, lead, path, under = [], isWide = false, children }: Props) {
  const keep = useListingParam();
  const above =
    path === client.path
      ? []
      : [client, ...under].map(({ name, path: to }) => ({ name, path: keep(to) }));
  return (
    <>
      <Breadcrumbs crumbs={[{ name: "Home", path: "/" }, ...above, { name: title, path }]} />
      <div className={`mt-6 ${isWide ? "" : "max-w-2xl"}`}>
        <h1 className="text-3xl wrap-anywhere md:text-4xl">{title}</h1>
        {lead && <p className="measure mt-3 text-muted wrap-anywhere">{lead}</p>}
        <div className="mt-8 grid gap-8 *:min-w-0">{children}</div>
      </div>
    </>
  );
}
