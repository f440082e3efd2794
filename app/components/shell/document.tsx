import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import { firstPaintScript } from "#app/browser/navigation/first-paint.ts";
import { ContactDetailsContext, siteContactDetails } from "#app/http/contact-details.ts";
import type { Frame } from "#app/http/frame.server.ts";
import { language } from "#shared/language.ts";
import { say, to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { DemoNotice } from "./demo-notice.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/**
 * Renders the HTML of a page, with header and footer. `frame` is missing if it could not be loaded.
 */
export function Document({
  frame,
  head,
  scripts,
  children,
}: {
  frame: Frame | undefined;
  head: React.ReactNode;
  scripts?: React.ReactNode;
  children: React.ReactNode;
}) {
  const { announcement, isDemo, categories = [], cities = [] } = frame ?? {};
  return (
    <ContactDetailsContext value={frame?.reach ?? siteContactDetails}>
      {/* The first script adds attributes before React compares the page. */}
      <html lang={language()} data-words={announcement?.id} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash. */}
          <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="geo.region" content={brand.region.geoRegion} />
          {[fraunces, figtree].map((href) => (
            <link
              key={href}
              rel="preload"
              href={href}
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
            />
          ))}
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link
            rel="alternate"
            href={to("/feed.xml")}
            type="application/rss+xml"
            title={say("Offers and new listings (RSS)")}
          />
          <link
            rel="alternate"
            href={to("/feed.json")}
            type="application/feed+json"
            title={say("Offers and new listings (JSON)")}
          />
          {head}
        </head>
        <body className="flex min-h-screen flex-col">
          <a href="#content" className="shown-on-focus fixed top-4 left-4 z-50">
            {say("Skip to content")}
          </a>
          {announcement && <AnnouncementBar {...announcement} />}
          <Header categories={categories} />
          <main id="content" className="grow pb-20" tabIndex={-1}>
            {isDemo && <DemoNotice />}
            {children}
          </main>
          <Footer categories={categories} cities={cities} />
          {scripts}
        </body>
      </html>
    </ContactDetailsContext>
  );
}
