import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageContext, servicesContext } from "#app/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { countCatalogue } from "#domain/catalogue/places.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { plural } from "#shared/plural.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/about.ts";

export const handle = { cache: { query: [], seconds: 600 } };

export async function loader({ context }: Route.LoaderArgs) {
  context.get(pageContext).shows(tags.catalogue);
  return countCatalogue(context.get(servicesContext));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `About ${brand.name}`,
    description: `What ${brand.name} is, how listings get here and are ordered, what is paid for, and what we never do with ratings and reviews.`,
    path: "/about",
    hasImage: true,
  });
}

export default function About({ loaderData: { medSpas, cities, categories } }: Route.ComponentProps) {
  return (
    <TextPage
      title={`About ${brand.name}`}
      path="/about"
      lead={`A directory of medical spas and wellness providers in ${brand.region.name}, ${brand.region.state}: ${plural(medSpas, "listing")} in ${plural(cities, "city", "cities")}, in ${plural(categories, "category", "categories")}.`}
      parts={[
        {
          title: "What it is for",
          paragraphs: [
            "You are choosing somebody who will treat your face or your body. That takes facts: who works there, what they offer, what it costs, when they are open. We put these in one place, in the same order for everybody.",
            "The texts about treatments say what a treatment does, what it does not do, and what to mind. They are information and no medical advice.",
          ],
        },
        {
          id: "ranking",
          title: "How lists are ordered",
          paragraphs: [
            "Premier listings come first and carry a mark that says so: it is paid placement at a flat monthly fee. After them the order follows the reviews and how complete a profile is. Payment changes neither.",
            "We take no fee for a booking, a call or a lead.",
            <a key="rank" className="text-link" href="/how-we-rank">
              The whole rule, with its figures
            </a>,
          ],
        },
        {
          title: "Figures",
          paragraphs: ["Every count, price and average on these pages is computed from the listings themselves. What we do not know is not shown."],
        },
        {
          title: "Mistakes",
          paragraphs: [
            <>
              If something here is wrong, tell us through the{" "}
              <a className="text-link" href="/contact?category=listing">
                contact form
              </a>
              . We answer within 24 hours.
            </>,
          ],
        },
      ]}
    />
  );
}
