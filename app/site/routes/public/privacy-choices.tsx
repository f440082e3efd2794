import { ContactAddress } from "#app/components/ui/contact-address.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageContext } from "#app/http/context.ts";
import BrowserStorageIsland from "#app/islands/browser-storage/browser-storage.island.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { mapSourceOf } from "#shared/map-tiles.ts";
import { say } from "#shared/say.ts";

export function meta({ matches }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: say("Your privacy choices"),
    description: say(
      "What {brand} keeps about you, what stays in your browser alone, how to clear it, and how to ask for your data or have it deleted.",
    ),
    path: "/privacy-choices",
  });
}

export const loader = ({ context }: LoaderArgs) => ({
  mapSource: mapSourceOf(context.get(pageContext).mapTiles),
});

export default function PrivacyChoices({ loaderData: { mapSource } }: PageProps<typeof loader>) {
  return (
    <TextPage
      title={say("Your privacy choices")}
      path="/privacy-choices"
      lead={
        mapSource
          ? say(
              "There is little to choose, because little is kept. Reading public pages sets no cookie, we sell and share nothing, and we contact no other company but {attribution}, for the pictures of maps.",
              { attribution: mapSource },
            )
          : say(
              "There is little to choose, because little is kept. Reading public pages sets no cookie, we sell and share nothing, and we contact no other company.",
            )
      }
      parts={[
        { title: "Kept in this browser", paragraphs: [<BrowserStorageIsland key={say("kept")} />] },
        {
          title: "Do not sell or share",
          paragraphs: [
            "California gives you the right to say no to the sale and the sharing of personal information. We do neither, so there is nothing to turn off. If your browser sends Global Privacy Control, we take that as a no, too, and honor it.",
          ],
        },
        {
          title: "Limit the use of sensitive information",
          paragraphs: [
            "The treatment that you book or ask about says something about your health. We use it for the booking or the request and, once after a visit, to ask you for a review, and never for advertising or statistics about you. So there is nothing to limit; you may have it deleted.",
          ],
        },
        {
          title: "Visit counts",
          paragraphs: [
            "Our pages count how often a listing is shown, opened and called, for its owner. Nothing in that count says who you are, and nothing is stored in your browser for it. With Global Privacy Control or Do Not Track switched on in your browser, you are not counted at all.",
          ],
        },
        {
          title: "Email subscriptions",
          paragraphs: [
            "Every email has a link that unsubscribes you with one click, without signing in. We keep the words you agreed to and when, as proof that you asked for it.",
          ],
        },
        {
          title: "See it, correct it, have it deleted",
          paragraphs: [
            <RichText
              key="write"
              text="Write to <address>us</address> or use the <a>contact form</a>. With an account you download or delete it all yourself, under <settings>Account Settings</settings>. We confirm within 10 business days and answer within 45 days. We ask for no more than we need to know that it is you."
              parts={{
                address: () => <ContactAddress />,
                a: "/contact?category=general",
                settings: "/profile/settings",
              }}
            />,
          ],
        },
      ]}
    />
  );
}
