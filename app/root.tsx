import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import { useContext } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { firstPaintScript } from "#app/browser/navigation/first-paint.ts";
import { contactPanelId } from "#app/components/catalogue/card-actions.tsx";
import { CompareBar } from "#app/components/compare/compare-bar.tsx";
import { NavigationEffects } from "#app/components/office/navigation-effects.tsx";
import { keepUnanswered, OfflineNotice } from "#app/components/office/offline-notice.tsx";
import { noteAnswer } from "#app/components/office/unsaved-edits.ts";
import { UnsavedGuard } from "#app/components/office/unsaved-guard.tsx";
import { SearchError, searchError } from "#app/components/search/search-error.tsx";
import { AnnouncementBar } from "#app/components/shell/announcement-bar.tsx";
import { DemoNotice } from "#app/components/shell/demo-notice.tsx";
import { Footer } from "#app/components/shell/footer.tsx";
import { Header } from "#app/components/shell/header.tsx";
import { NotFound } from "#app/components/shell/not-found.tsx";
import { failure, notFoundText, PageError } from "#app/components/shell/page-error.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { stampForm } from "#app/forms/spam-guard.server.ts";
import {
  ContactDetailsContext,
  contactDetailsFrom,
  siteContactDetails,
} from "#app/http/contact-details.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { useHasRouter } from "#app/http/hydration.ts";
import { ScriptsContext } from "#app/http/scripts-context.ts";
import { siteUrlFrom } from "#app/seo/page-meta.ts";
import officeStyles from "#app/styles/back-office.css?url";
import { isBackOffice } from "#app/styles/back-office.ts";
import publicStyles from "#app/styles/public.css?url";
import { tags } from "#domain/catalogue/tags.ts";
import { announcementAt, settingsTag } from "#domain/settings/settings.ts";
import { language } from "#shared/language.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/root.ts";

export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
  const page = context.get(pageContext);
  page.shows(tags.reference, settingsTag);
  const services = context.get(servicesContext);
  const settings = await services.settings.read();
  const announcement = announcementAt(settings, services.clock());
  return {
    siteUrl: page.siteUrl,
    formStamp: stampForm(services),
    reach: contactDetailsFrom(settings),
    announcement,
    ...(await services.shell.read()),
  };
}

export const clientMiddleware = [noteAnswer, keepUnanswered];

/** Navigation in the back office keeps the frame of the page, which only a sent form may change. */
export const shouldRevalidate = ({
  formMethod,
  actionStatus = 200,
}: ShouldRevalidateFunctionArgs) => formMethod === "POST" && actionStatus < 500;

export const links: Route.LinksFunction = () => [
  ...[fraunces, figtree].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  {
    rel: "alternate",
    href: to("/feed.xml"),
    type: "application/rss+xml",
    title: say("Offers and new listings (RSS)"),
  },
  {
    rel: "alternate",
    href: to("/feed.json"),
    type: "application/feed+json",
    title: say("Offers and new listings (JSON)"),
  },
];

export const meta: MetaFunction = ({ error, location, matches }) => {
  if (!error) return [{ title: brand.name }];
  const { title, text } =
    notFoundText(error) ?? (isSearch(location.pathname) ? searchError : failure);
  return [
    { title: `${sayStored(title)} · ${brand.name}` },
    { name: "description", content: sayStored(text) },
    { name: "robots", content: "noindex" },
    { tagName: "link", rel: "canonical", href: siteUrlFrom(matches) + to(location.pathname) },
  ];
};

const isSearch = (path: string) => path === "/search" || path === "/enhanced-search";

export function Layout({ children }: { children: React.ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>("root");
  const { entry, imports } = useContext(ScriptsContext);
  const isOfficePage = useMatches().some(({ id }) => isBackOffice(id));
  const hasRouter = useHasRouter();
  return (
    <ContactDetailsContext value={shell?.reach ?? siteContactDetails}>
      {/* The first script adds attributes before React compares the page. */}
      <html lang={language()} data-words={shell?.announcement?.id} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash. */}
          <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="geo.region" content={brand.region.geoRegion} />
          <Meta />
          <Links />
          <link rel="stylesheet" href={isOfficePage ? officeStyles : publicStyles} />
          {!hasRouter &&
            imports.map((href) => (
              <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
            ))}
          {import.meta.env.DEV && (
            <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
          )}
          {!hasRouter && <script type="module" src={entry} />}
        </head>
        <body className="flex min-h-screen flex-col">
          <a href="#content" className="shown-on-focus fixed top-4 left-4 z-50">
            {say("Skip to content")}
          </a>
          {shell?.announcement && <AnnouncementBar {...shell.announcement} />}
          <Header categories={shell?.categories ?? []} />
          <main id="content" className="grow pb-20" tabIndex={-1}>
            {shell?.isDemo && <DemoNotice />}
            {children}
            <CompareBar />
            {!isOfficePage && (
              <Dialog id={contactPanelId} label={say("Contact")}>
                <div data-opened />
              </Dialog>
            )}
          </main>
          <Footer categories={shell?.categories ?? []} cities={shell?.cities ?? []} />
          {hasRouter && (
            <>
              <NavigationEffects />
              <OfflineNotice />
              <UnsavedGuard />
              <Scripts />
            </>
          )}
        </body>
      </html>
    </ContactDetailsContext>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>("root");
  const { pathname, search } = useLocation();
  const text = notFoundText(error);
  // Pages of visitors render on the server alone.
  if (import.meta.env.SSR && text)
    return (
      <NotFound
        {...text}
        status={isRouteErrorResponse(error) ? error.status : 404}
        categories={shell?.categories ?? []}
        listings={shell?.featured ?? []}
      />
    );
  if (import.meta.env.SSR && isSearch(pathname))
    return <SearchError path={pathname} search={search} />;
  return (
    <div className="wrap pt-20">
      <PageError error={error} />
    </div>
  );
}
