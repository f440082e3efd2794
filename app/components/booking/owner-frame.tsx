import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { Tabs } from "../ui/tabs.tsx";

type Crumb = { name: string; path: string };

export const bookingsCrumb = { name: "Bookings", path: "/owner/bookings" };

type Frame = { title: string; lead?: string | undefined; path: string; under?: Crumb[]; isWide?: boolean; children: React.ReactNode };

/** A page of those who run a place, about its bookings. */
export function OwnerFrame({ title, lead, path, under = [], isWide = false, children }: Frame) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: "Home", path: "/" }, { name: "Client Admin", path: "/client-admin" }, ...under, { name: title, path }]} />
      <div className={`mt-6 ${isWide ? "" : "max-w-2xl"}`}>
        <h1 className="text-3xl wrap-anywhere md:text-4xl">{title}</h1>
        {lead && <p className="mt-3 text-muted wrap-anywhere">{lead}</p>}
        <div className="mt-8 grid gap-8 *:min-w-0">{children}</div>
      </div>
    </div>
  );
}

const parts = { settings: "How visitors book", hours: "Days off", calendars: "Calendars" };

/** The parts of what a place sets up, for the listing that is looked at. */
export function SetUpTabs({ part, listing }: { part: keyof typeof parts; listing: number }) {
  const tabs = Object.entries(parts).map(([id, name]) => ({ name, href: `/owner/bookings/${id}?listing=${listing}`, isCurrent: id === part }));
  return (
    <div className="-mt-10">
      <Tabs label="Set-up" tabs={tabs} />
    </div>
  );
}

/** Which of several listings is looked at. */
export function ListingChoice({ listings, chosen, hrefOf }: { listings: { id: number; name: string }[]; chosen: number; hrefOf: (id: number) => string }) {
  if (listings.length < 2) return null;
  return (
    <nav aria-label="Listings" className="flex flex-wrap gap-2">
      {listings.map(({ id, name }) => (
        <a
          key={id}
          href={hrefOf(id)}
          aria-current={id === chosen ? "true" : undefined}
          className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 wrap-anywhere hover:border-lagoon aria-[current=true]:border-lagoon aria-[current=true]:bg-sage"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
