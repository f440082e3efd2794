import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { MetaArgs } from "#app/site/page.ts";
import { adPhotoSize, adSlotNames, adSlots } from "#domain/advertising/slot.ts";
import { say, sayStored } from "#shared/say.ts";

const path = "/advertising";

export function meta({ matches }: MetaArgs<undefined>) {
  return pageMeta(matches, {
    title: say("Advertising"),
    description: say(
      "What an advertisement on {brand} is, where it appears, what it never changes, what we count, and how to place one.",
    ),
    path,
  });
}

export default function Advertising() {
  return (
    <TextPage
      title={say("Advertising")}
      path={path}
      lead={say(
        "Some pages carry one ad. It is labeled, it says who pays for it, and it looks like nothing else on the page.",
      )}
      parts={[
        {
          title: "What it is",
          paragraphs: [
            "Advertisers pay a flat fee for a headline, one sentence, a link and an optional image in a fixed spot. There is no auction, and no fee for a click, a call or a booking. Where no one advertises we may put an invitation of our own, or nothing at all.",
            "An ad is not a recommendation. We review every ad before it appears, but we do not vouch for the advertiser.",
            "We refuse ads that promise a result or say that a treatment is without risk; drugs and devices that are not approved for what is advertised; prices that begin with “as low as” or end with “and up”; “board certified” without the full name of the board; and before and after pictures without the words that the law requires. A medical service names its physician with the license number, or its fictitious name permit.",
          ],
        },
        {
          title: "What it never does",
          paragraphs: [
            <RichText
              key="rank"
              text="It changes no rank, no rating and no review: <a>how we rank</a> is the whole rule. It does not depend on who you are. Everyone who opens a page has the same chance of seeing the same one, by what the page is about and by nothing else."
              parts={{ a: "/how-we-rank" }}
            />,
            "It contacts no other company, sets no cookie and runs no script of its own. Pages about us, our terms, your privacy and the way to reach us carry none, nor do profiles, bookings, forms and accounts.",
          ],
        },
        {
          title: "Where it appears",
          paragraphs: [
            <ul key="slots" className="grid gap-2">
              {adSlotNames.map((name) => (
                <li key={name} className="border-t border-line pt-2">
                  {sayStored(adSlots[name].name)}
                  <span className="block text-sm text-muted">
                    {sayStored(adSlots[name].where)}.
                  </span>
                </li>
              ))}
            </ul>,
            "Never more than one per page.",
          ],
        },
        {
          title: "What is counted",
          paragraphs: [
            "Views: at least half the ad on screen for one second, counted once per page view. Clicks on its link. Both by day, by position on the site and by the city or category of the page. We keep nothing about who it was.",
            "Not counted: programs, pages that are only prepared, reloads, our own people, browsers without JavaScript, and everyone whose browser sends Global Privacy Control or Do Not Track. So the figures are a little low rather than high. Advertisers get them as they are.",
          ],
        },
        {
          title: "Advertise here",
          paragraphs: [
            <RichText
              key="write"
              text="Write to us through the <a>contact form</a> and tell us what you offer, for which cities or treatments, and when. We answer within 24 hours with what is available and what it costs."
              parts={{ a: "/contact?category=advertising" }}
            />,
            <RichText
              key="picture"
              text="We need a headline of at most 60 characters, a sentence of at most 160, the text of the link, and an https address. A picture, if you have one, is {width} × {height} pixels, with a description for people who do not see it."
              values={adPhotoSize}
            />,
          ],
        },
      ]}
    />
  );
}
