import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { freshness, profileParts, rankWeights, usual } from "#domain/catalogue/med-spa.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/how-we-rank.ts";

const path = "/how-we-rank";

/** The figures are those that the order is computed with. */
export function loader() {
  const points = Object.values(rankWeights).reduce((sum, each) => sum + each, 0);
  const share = (of: keyof typeof rankWeights) => Math.round((rankWeights[of] / points) * 100);
  return {
    reviews: share("reviews"),
    completeness: share("completeness"),
    fresh: { points: share("freshness"), ...freshness },
    usual,
    parts: profileParts.map(([name]) => name),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "How listings are ranked",
    description: `What comes first in the lists and searches of ${brand.name} and why: exact names, paid Premier places, then reviews and complete profiles.`,
    path,
  });
}

export default function HowWeRank({ loaderData: { reviews, completeness, fresh, usual, parts } }: Route.ComponentProps) {
  return (
    <TextPage
      title="How we rank"
      path={path}
      lead="What stands first in a list decides who is called. So here is the whole rule, in the order in which it is applied. There is no other."
      parts={[
        {
          title: "1. The name you typed",
          paragraphs: ["Whoever searches for the whole name of a listing means that one. It comes first, before Premier and before any rank."],
        },
        {
          id: "premier",
          title: "2. Premier",
          paragraphs: [
            "Premier listings come next. That is paid placement at a flat monthly fee, and each carries a mark that says so. They come first only where they belong: among listings that offer what you look for, where you look for it.",
            "Premier changes no rating, no review and no rank. Among themselves, Premier listings stand by their rank, and so do all others after them.",
          ],
        },
        {
          title: "3. The rank",
          paragraphs: [
            `The rank has three parts: reviews make up ${reviews} of 100 points, a complete profile ${completeness}, freshness the other ${fresh.points}. Equal ranks stand in the order in which the listings came to us.`,
            `Reviews: the average counts more, the more reviews there are. While they are few it is drawn towards ${usual.rating}: with ${usual.reviews} reviews the average and ${usual.rating} weigh the same. One glowing review therefore does not overtake fifty good ones, and a new listing starts at ${usual.rating}, not at nothing.`,
            <>
              No review is removed for being a bad one: the{" "}
              <a className="text-link" href="/reviews/ledger">
                ledger of reviews
              </a>{" "}
              counts what was refused and removed, and why.
            </>,
            `Freshness: prices and facts that somebody confirmed count in full for ${fresh.daysOfStep} days; every ${fresh.daysOfStep} days it loses one ${fresh.steps}th, until they are confirmed again.`,
            <div key="profile">
              <p>A profile is complete when it has these {parts.length} things. Each counts the same:</p>
              <ul className="mt-3 list-disc pl-6">
                {parts.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </div>,
          ],
        },
        {
          title: "When you choose the order",
          paragraphs: [
            "Highest rated, most reviewed, name and nearest are exactly that. Premier listings keep their mark and lose their place. Listings without reviews stand after all that have some when you sort by rating. Sorting by city puts the cities in the order of the alphabet; within one city the better rank stands first, paid for or not.",
          ],
        },
        {
          title: "What never counts",
          paragraphs: [
            "How much somebody pays, beyond the marked Premier place. How often a listing is clicked, called or booked. Whether it advertises, here or elsewhere. Whom we know or like. Who you are: everybody who asks the same sees the same.",
          ],
        },
        {
          title: "How a search is understood",
          paragraphs: [
            "Words that name a treatment, a category, a city, a ZIP code, a distance, a price, opening hours, stars or offers are taken as that, with their other names, brands and Spanish names. What was understood is shown above the results, and you can take each part out again.",
            "A misspelled word is read as the nearest one that we know; words of four to seven letters may have one wrong letter, longer ones two. The page says so when that happened, and “search instead for” looks for your own spelling. Words of names, people and menus are taken as they are.",
            "What is left is looked for in names, treatments, people, specialties, equipment and descriptions. All of these words have to be there; one that stands nowhere is left out, and the page says so. How often a word stands there makes no difference to the order.",
          ],
        },
        {
          title: "What we keep of a search",
          paragraphs: [
            "The words, how much they found, and when: nothing that says who typed them. Words with an e-mail address or a telephone number in them are not kept at all. This shows us what visitors miss.",
          ],
        },
        {
          title: "If you think that it is wrong",
          paragraphs: [
            <>
              Tell us through the{" "}
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
