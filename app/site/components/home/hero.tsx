import { Heading } from "#app/components/ui/heading.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import SearchBoxIsland from "#app/islands/search-box/search-box.island.tsx";
import { say, sayStored } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { popularSearches } from "#site/popular-searches.ts";
import { Illustration } from "../photos/illustration.tsx";
import { searchFor } from "./search-for.ts";

type Props = {
  totals: { listings: number; cities: number; categories: number };
  reviews: { proven: number | null; visited: number | null };
};

export function Hero({ totals, reviews }: Props) {
  return (
    <section className="searches-here border-b border-line bg-surface">
      <div className="wrap grid items-center gap-x-14 gap-y-6 py-6 md:py-10 lg:grid-cols-[1.05fr_1fr]">
        <div>
          <Heading level={1}>{sayStored(brand.tagline)}</Heading>
          <p className="measure mt-3 text-muted md:mt-5 md:text-lg">
            {say(
              "Compare med spas and wellness providers by treatment, city and price. Every number comes straight from the listings.",
            )}
          </p>
          <div className="mt-5 max-w-xl md:mt-7">
            <SearchBoxIsland variant="hero" />
          </div>
          <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
            {popularSearches.slice(0, 4).map(({ name, query, treatment }) => (
              <a
                key={query}
                href={searchFor(query)}
                data-treatment={treatment}
                className="py-1.5 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-lagoon"
              >
                {sayStored(name)}
              </a>
            ))}
          </p>
        </div>
        <div className="aspect-[16/10] max-sm:aspect-[2/1] overflow-hidden rounded-card bg-sage empty:hidden">
          <Illustration
            names={["home/hero"]}
            sizes="(min-width: 76rem) 35rem, (min-width: 64rem) 45vw, 92vw"
            isDescribed
            isFirst
          />
        </div>
      </div>
      <div className="border-t border-line">
        <dl className="wrap grid grid-cols-4 gap-y-6 py-5 max-sm:gap-x-3 md:py-6">
          <Figure value={withPlus(totals.listings)} name={say("Providers")} />
          <Figure value={String(totals.cities)} name={say("Cities")} />
          <Figure value={withPlus(totals.categories)} name={say("Categories")} />
          <Figure
            value={reviews.proven === null ? say("None yet") : `${reviews.proven}%`}
            name={say("Verified Reviews")}
          />
        </dl>
        {reviews.visited !== null && (
          <p className="wrap -mt-2 pb-5 text-xs text-muted sm:text-end sm:text-sm">
            <RichText
              text="How <a>reviews are verified</a>: {percent}% by a visit or a voucher, the rest by email."
              values={{ percent: reviews.visited }}
              parts={{ a: "/review-policy" }}
            />
          </p>
        )}
      </div>
    </section>
  );
}

/** Adds the plus sign that the spec asks for, except to zero. */
function withPlus(count: number) {
  return count === 0 ? "0" : `${count.toLocaleString("en-US")}+`;
}

function Figure({ value, name }: { value: string; name: string }) {
  return (
    <div className="flex flex-col sm:border-l sm:border-line sm:pl-5">
      <dt className="order-2 text-xs text-muted sm:text-sm">{name}</dt>
      <dd className="order-1 font-display text-lg md:text-2xl">{value}</dd>
    </div>
  );
}
