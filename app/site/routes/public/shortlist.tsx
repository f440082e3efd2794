import { ListingGrid } from "#app/components/catalogue/listing-card.tsx";
import { compareAddress } from "#app/components/compare/compare-address.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Heart, Link2 } from "#app/components/ui/icons.tsx";
import { requireFound } from "#app/http/answers.server.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { listListings } from "#domain/catalogue/listings/list-listings.server.ts";
import { inOrderOf } from "#domain/catalogue/listings/listing.ts";
import { maxComparedListings } from "#domain/catalogue/listings/max-compared-listings.ts";
import { maxShortlistListings } from "#domain/search/shortlist.ts";
import { findShortlist } from "#domain/search/shortlists.server.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { plural, say, to } from "#shared/say.ts";

export async function loader({ params, context }: LoaderArgs<"id">) {
  const services = context.get(servicesContext);
  const shortlist = requireFound(await findShortlist(services, params.id), {
    title: say("List not found"),
    text: say("The link is incomplete or was never shared. Ask for it again."),
  });
  const listings = inOrderOf(
    shortlist.slugs,
    await listListings(services, { slugs: shortlist.slugs }, { limit: maxShortlistListings }),
  );
  return {
    path: `/shortlist/${params.id}`,
    address: context.get(pageContext).siteUrl + to(`/shortlist/${params.id}`),
    listings,
    gone: shortlist.slugs.length - listings.length,
    madeOn: formatDay(localDay(shortlist.createdAt)),
  };
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: say("A shortlist of med spas"),
    description: say(
      "Med spas of {region} that someone put together for you: compare them side by side, or save them in this browser.",
    ),
    path: loaderData.path,
    isIndexed: false,
  });
}

export default function Shortlist({
  loaderData: { address, listings, gone, madeOn },
}: PageProps<typeof loader>) {
  const slugs = listings.map(({ slug }) => slug);
  const first = slugs.slice(0, maxComparedListings);
  return (
    <div className="wrap pt-12 md:pt-16">
      <Heading level={1}>
        {say("A shortlist of {listings}", { listings: plural(slugs.length, "med spa") })}
      </Heading>
      <p className="measure mt-4 text-muted">
        {say("Created {day}. Anyone with the link can see it:", { day: madeOn })}{" "}
        <span className="block text-sm break-all text-ink">{address}</span>
      </p>
      {gone > 0 && (
        <p className="measure mt-4 text-muted">
          {plural(gone, "listing on it is no longer here", "listings on it are no longer here")}.
        </p>
      )}
      {slugs.length > 0 ? (
        <>
          <div className="mt-8 mb-10 flex flex-wrap items-center gap-3">
            <CopyLink address={address} />
            {first.length > 1 && (
              <ButtonLink variant="secondary" href={compareAddress(first)}>
                {slugs.length > maxComparedListings
                  ? say("Compare the first four")
                  : say("Compare them")}
              </ButtonLink>
            )}
            <SaveAll slugs={slugs} />
          </div>
          <h2 className="sr-only">{say("Med spas of this list")}</h2>
          <ListingGrid listings={listings} />
        </>
      ) : (
        <div className="mt-10">
          <EmptyState title={say("Nothing on this list is here anymore")}>
            <ButtonLink href="/med-spas">{say("See all med spas")}</ButtonLink>
          </EmptyState>
        </div>
      )}
    </div>
  );
}

function CopyLink({ address }: { address: string }) {
  return (
    <span className="needs-script inline-flex items-center gap-3">
      <Button type="button" data-share={address}>
        <Link2 className="size-4" aria-hidden /> {say("Copy link")}
      </Button>
      <span role="status" className="font-medium text-lagoon empty:hidden" />
    </span>
  );
}

function SaveAll({ slugs }: { slugs: string[] }) {
  return (
    <Button
      type="button"
      variant="secondary"
      data-save-all={slugs.join(",")}
      className="needs-script"
    >
      <Heart className="size-4" aria-hidden /> {say("Save all here")}
    </Button>
  );
}
