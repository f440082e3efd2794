import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { countCatalogue } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { plural, say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";

export const handle = { cache: { query: [], seconds: 600 } };

export async function loader({ context }: LoaderArgs) {
  context.get(pageContext).shows(tags.catalogue);
  return countCatalogue(context.get(servicesContext));
}

export function meta({ matches }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: say("About {brand}"),
    description: say(
      "What {brand} is, how listings get here and are ordered, what is paid for, and what we never do with ratings and reviews.",
    ),
    path: "/about",
    hasImage: true,
  });
}

export default function About({
  loaderData: { listings, cities, categories },
}: PageProps<typeof loader>) {
  return (
    <TextPage
      title={say("About {brand}")}
      path="/about"
      lead={say(
        "A directory of medical spas and wellness providers in {region}, {state}: {providers} in {cities}, in {categories}.",
        {
          state: brand.region.state,
          providers: plural(listings, "provider"),
          cities: plural(cities, "city", "cities"),
          categories: plural(categories, "category", "categories"),
        },
      )}
      parts={[
        {
          title: "What it is for",
          paragraphs: [
            "You are choosing someone who will treat your face or your body. That takes facts: who works there, what they offer, what it costs, when they are open. We put these on one page, in the same order for everyone.",
            "Our treatment pages say what a treatment does, what it does not do, and what to watch for. They are information, not medical advice.",
          ],
        },
        {
          id: "ranking",
          title: "How lists are ordered",
          paragraphs: [
            "Premier listings come first and carry a mark that says so: it is paid placement at a flat monthly fee. After them the order follows the reviews and how complete a profile is. Payment changes neither.",
            "We take no fee for a booking, a call or a lead.",
            <TextLink key="rank" href="/how-we-rank">
              {say("The complete rule, with its figures")}
            </TextLink>,
          ],
        },
        {
          title: "Figures",
          paragraphs: [
            "Every count, price and average on these pages is computed from the listings themselves. What we do not know is not shown.",
          ],
        },
        {
          title: "Mistakes",
          paragraphs: [
            <RichText
              key="mistakes"
              text="If something here is wrong, tell us through the <a>contact form</a>. We answer within 24 hours."
              parts={{ a: "/contact?category=listing" }}
            />,
          ],
        },
      ]}
    />
  );
}
