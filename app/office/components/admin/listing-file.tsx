import { Badge } from "#app/components/ui/badge.tsx";
import { Breadcrumbs, useCrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import {
  type ListingStatus,
  listingStatusNames,
} from "#domain/catalogue/listings/admin-listing.ts";
import { listingPath } from "#shared/paths.ts";

export type AdminListing = {
  slug: string;
  name: string;
  isPremium: boolean;
  status: ListingStatus;
};

const parts = {
  Profile: "",
  Credentials: "/credentials",
  Specials: "/specials",
  Analytics: "/analytics",
  Account: "/account",
};

export type ListingPart = keyof typeof parts;

export const adminListingPath = (slug: string) => `/admin/listings/${slug}`;

export const mergePath = (target: string, other: string) =>
  `${adminListingPath(target)}/merge/${other}`;

type Props = { summary: AdminListing; part: ListingPart; children: React.ReactNode };

export function ListingFile({ summary, part, children }: Props) {
  const { slug, name, isPremium, status } = summary;
  const path = adminListingPath(slug);
  return (
    <>
      <div className="in-[dialog]:hidden">
        <Breadcrumbs crumbs={[...useCrumbs(), { name }]} />
      </div>
      <div className="mt-6">
        <Heading level={1} size="2xl" className="pr-10 wrap-anywhere outline-none" tabIndex={-1}>
          {name}
        </Heading>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          {isPremium && <Badge tone="gold">Premier</Badge>}
          <Badge tone={status === "active" ? "sage" : "coral"}>{listingStatusNames[status]}</Badge>
          {status === "active" && <TextLink href={listingPath(slug)}>View public page</TextLink>}
        </p>
        <div className="*:mt-6">
          <Tabs
            label="Parts of the listing"
            tabs={Object.entries(parts).map(([title, under]) => ({
              name: title,
              href: path + under,
              isCurrent: title === part,
            }))}
          />
        </div>
        <div key={slug} className="mt-8 grid gap-8 *:min-w-0">
          {children}
        </div>
      </div>
    </>
  );
}
