import { PremierBadge } from "#app/components/catalogue/badges.tsx";
import { compareAddress } from "#app/components/compare/compare-address.ts";
import { ListingImage } from "#app/components/photos/listing-image.tsx";
import { StoredText } from "#app/components/ui/stored-text.tsx";
import type { Comparison } from "#app/site/routes/public/compare.server.ts";
import { fromPrice, listedPrice } from "#domain/catalogue/listings/price-text.ts";
import { bookAtListingPath, listingPath, telHref } from "#shared/paths.ts";
import { say, to } from "#shared/say.ts";
import { compareRowClass } from "./compare-row.tsx";

type Props = { listings: Comparison["listings"]; near: string };

export function CompareHead({ listings, near }: Props) {
  const without = (gone: string) =>
    listings.map(({ slug }) => slug).filter((slug) => slug !== gone);
  return (
    <thead className="max-md:block">
      <tr className={compareRowClass(listings.length)}>
        <td className="w-36 max-md:hidden lg:w-44" />
        {listings.map(({ slug, logo, cover, categorySlug, isPremium }) => (
          <td key={slug} className="md:pr-6">
            <div className="card-picture aspect-square overflow-hidden rounded-card md:aspect-[2/1]">
              <ListingImage
                slug={slug}
                sizes="(min-width: 48rem) 18rem, 46vw"
                logo={logo}
                cover={cover}
                categorySlug={categorySlug}
              />
              {isPremium && <PremierBadge isOnPicture />}
            </div>
          </td>
        ))}
      </tr>
      <tr className={`bg-paper md:sticky md:top-20 md:z-20 ${compareRowClass(listings.length)}`}>
        <td className="max-md:hidden" />
        {listings.map(({ slug, name, cityName, price, takesBookings, phone }) => (
          <th key={slug} scope="col" className="min-w-0 pt-3 pb-4 align-top font-normal md:pr-6">
            <a
              href={to(listingPath(slug))}
              className="block font-display text-lg leading-tight font-[480] break-words hover:underline"
            >
              {name}
            </a>
            <span className="block text-sm text-muted">{cityName}</span>
            {price && (
              <span className="block text-sm">
                <StoredText>{price.name}</StoredText>{" "}
                <b className="font-semibold">{fromPrice(price) ?? listedPrice(price)}</b>
              </span>
            )}
            <span className="mt-2 flex flex-wrap items-center gap-x-4" data-slug={slug}>
              {takesBookings ? (
                <a
                  href={to(bookAtListingPath(slug))}
                  aria-label={say("Book now at {name}", { name })}
                  className="card-button"
                >
                  {say("Book Now")}
                </a>
              ) : (
                phone && (
                  <a
                    data-counts="call"
                    href={telHref(phone)}
                    aria-label={say("Call {name}", { name })}
                    className="card-button"
                  >
                    {say("Call")}
                  </a>
                )
              )}
              <a
                href={to(compareAddress(without(slug), near))}
                data-uncompare={slug}
                className="inline-flex min-h-11 items-center text-sm text-muted underline underline-offset-4 hover:text-ink"
              >
                {say("Remove")}
                <span className="sr-only"> {name}</span>
              </a>
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
