import { ContactAddress } from "#app/components/ui/contact-address.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { MetaArgs } from "#app/site/page.ts";
import { say } from "#shared/say.ts";

export function meta({ matches }: MetaArgs<undefined>) {
  return pageMeta(matches, {
    title: say("Accessibility"),
    description: say(
      "What {brand} does so that everyone can use it, how that is checked, and how to tell us where it falls short.",
    ),
    path: "/accessibility",
  });
}

export default function Accessibility() {
  return (
    <TextPage
      title={say("Accessibility")}
      path="/accessibility"
      lead={say(
        "The site is made for everyone: with a keyboard, a screen reader, large type, little bandwidth, or without JavaScript.",
      )}
      parts={[
        {
          title: "What we aim for",
          paragraphs: [
            "The Web Content Accessibility Guidelines 2.2, level AA. With every change, software checks the pages in a real browser, in light and dark, at phone and desktop widths; key tasks are checked by keyboard and without JavaScript.",
          ],
        },
        {
          title: "What you can rely on",
          paragraphs: [
            "One main heading per page, a link that skips to the content, visible focus, labels on every field, errors in words next to their field and in a summary, and no motion for people who asked their system for less.",
          ],
        },
        {
          title: "Known limitations",
          paragraphs: [
            "The outlines on the map need JavaScript; the list next to it says the same without. Names, roles and announcements are checked as a browser passes them to screen readers; a test by people who use one is still to come.",
            "Websites of providers are not ours, and the map that a directions link opens belongs to another company.",
            <RichText
              key="write"
              text="If something gets in your way, write to <address>us</address> and say where, in any language of the site. We answer within 2 business days, and give you what you need in another way until it is fixed. All of this applies to the pages in every language. Last checked on November 26, 2026."
              parts={{ address: () => <ContactAddress /> }}
            />,
          ],
        },
      ]}
    />
  );
}
