import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { MetaArgs, PageProps } from "#app/site/page.ts";
import {
  freshnessSteps,
  profileParts,
  rankWeights,
  ratingPrior,
} from "#domain/catalogue/listings/listing.ts";
import { say, sayStored } from "#shared/say.ts";

const path = "/how-we-rank";

/** Shows the actual weights of the ranking. */
export function loader() {
  const points = Object.values(rankWeights).reduce((sum, each) => sum + each, 0);
  const share = (of: keyof typeof rankWeights) => Math.round((rankWeights[of] / points) * 100);
  return {
    reviews: share("reviews"),
    completeness: share("completeness"),
    fresh: { points: share("freshness"), ...freshnessSteps },
    prior: ratingPrior,
    parts: profileParts.map(([name]) => name),
  };
}

export function meta({ matches }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: say("How listings are ranked"),
    description: say(
      "What comes first in the lists and searches of {brand} and why: exact names, paid Premier places, then reviews and complete profiles.",
    ),
    path,
  });
}

export default function HowWeRank({
  loaderData: { reviews, completeness, fresh, prior, parts },
}: PageProps<typeof loader>) {
  return (
    <TextPage
      title={say("How we rank")}
      path={path}
      lead={say(
        "The order of a list decides who gets the call. Here is exactly how we rank, step by step.",
      )}
      parts={[
        {
          title: "1. The name you typed",
          paragraphs: [
            "If you search for a provider by its full name, it comes first, before Premier and before any rank.",
          ],
        },
        {
          id: "premier",
          title: "2. Premier",
          paragraphs: [
            "Premier listings come next. That is paid placement at a flat monthly fee, and each carries a mark that says so. They come first only where they belong: among listings that offer what you look for, where you look for it.",
            "Premier never changes a rating, a review or a rank. Premier listings are ordered by rank; all others follow, also by rank.",
          ],
        },
        {
          title: "3. The rank",
          paragraphs: [
            <RichText
              key="rank"
              text="The rank has three parts: reviews make up {reviews} of 100 points, a complete profile {completeness}, freshness the other {fresh}. Listings with equal ranks keep the order in which they came to us."
              values={{ reviews, completeness, fresh: fresh.points }}
            />,
            <RichText
              key="reviews"
              text="Reviews: the average counts more, the more reviews there are. While they are few it is drawn toward {usual}: with {few} reviews the average and {usual} weigh the same. One glowing review therefore does not overtake fifty good ones, and a new listing starts at {usual}, not at nothing."
              values={{ usual: prior.rating, few: prior.reviews }}
            />,
            <RichText
              key="ledger"
              text="No review is removed for being a bad one: the <a>ledger of reviews</a> counts what was refused and removed, and why."
              parts={{ a: "/reviews/ledger" }}
            />,
            <RichText
              key="freshness"
              text="Freshness: confirmed prices and facts count fully for {days} days, then lose 1/{steps} every {days} days until someone confirms them again."
              values={{ days: fresh.daysOfStep, steps: fresh.steps }}
            />,
            <div key="profile">
              <p>
                {say(
                  "A profile is complete when it has these {count} things. Each counts the same:",
                  { count: parts.length },
                )}
              </p>
              <ul className="mt-3 list-disc pl-6">
                {parts.map((part) => (
                  <li key={part}>{sayStored(part)}</li>
                ))}
              </ul>
            </div>,
          ],
        },
        {
          title: "When you choose the order",
          paragraphs: [
            "Highest rated, most reviewed, price, name and nearest are exactly that: Premier listings are still labeled, but do not come first. By price, it is the lowest price of a visit for the treatment you search. Listings without a price, or without reviews when you sort by rating, come last. Sorting by city is alphabetical; within a city, the higher rank comes first, paid or not.",
          ],
        },
        {
          title: "What never counts",
          paragraphs: [
            "How much a listing pays, beyond the labeled Premier placement. How often a listing is clicked, called or booked. Whether it advertises, here or elsewhere. Whether we know or like its owner. Who you are: everyone who runs the same search sees the same results.",
          ],
        },
        {
          title: "How a search is understood",
          paragraphs: [
            "Words that name a treatment, a category, a city, a ZIP code, a distance, a price, opening hours, stars or offers are taken as that, with their other names, brands and translations. What was understood is shown above the results, and you can take each part out again.",
            "A misspelled word is read as the nearest one that we know; words of four to seven letters may have one wrong letter, longer ones two. The page says so when that happened, and “search instead for” looks for your own spelling. Words of names, people and menus are taken as they are.",
            "We look for what is left in names, treatments, people, specialties, equipment and descriptions. All of these words have to appear; a word that appears nowhere is left out, and the page says so. How often a word appears makes no difference to the order.",
          ],
        },
        {
          title: "What we keep of a search",
          paragraphs: [
            "The words, how much they found, and when: nothing that says who typed them. Words with an email address or a phone number in them are not kept at all. This shows us what visitors miss.",
          ],
        },
        {
          title: "If you think that something is wrong",
          paragraphs: [
            <RichText
              key="wrong"
              text="Tell us through the <a>contact form</a>. We answer within 24 hours."
              parts={{ a: "/contact?category=listing" }}
            />,
          ],
        },
      ]}
    />
  );
}
