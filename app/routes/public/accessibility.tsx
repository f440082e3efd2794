import { ContactAddress } from "#app/components/ui/contact-address.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/accessibility.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Accessibility",
    description: `What ${brand.name} does so that everybody can use it, how that is checked, and how to tell us where it falls short.`,
    path: "/accessibility",
  });
}

export default function Accessibility() {
  return (
    <TextPage
      title="Accessibility"
      path="/accessibility"
      lead="The site is made to be used by everybody: with a keyboard, a screen reader, large type, little bandwidth, or without JavaScript."
      parts={[
        {
          title: "What we aim for",
          paragraphs: [
            "The Web Content Accessibility Guidelines 2.2, level AA. Pages are checked by software in a real browser with every change, in light and dark, on a phone's width and a desk's; journeys are checked by keyboard and without JavaScript.",
          ],
        },
        {
          title: "What you can rely on",
          paragraphs: [
            "One main heading a page, a link that skips to the content, visible focus, labels on every field, errors in words beside their field and in a summary, and no motion for those who asked their system for less.",
          ],
        },
        {
          title: "Where it falls short",
          paragraphs: [
            "Websites of providers are not ours, and the map that a directions link opens belongs to somebody else.",
            <>
              If something stands in your way, write to <ContactAddress /> and say where. We answer within 24 hours.
            </>,
          ],
        },
      ]}
    />
  );
}
