import { entry, imports } from "virtual:site-entry";
import { createElement } from "react";
import {
  isRouteErrorResponse,
  type MetaDescriptor,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { contactPanelId } from "#app/components/catalogue/card-actions.tsx";
import { Document } from "#app/components/shell/document.tsx";
import { NotFound } from "#app/components/shell/not-found.tsx";
import { notFoundText, PageError } from "#app/components/shell/page-error.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import type { Frame } from "#app/http/frame.server.ts";
import { errorMeta } from "#app/seo/error-meta.ts";
import { CompareBar } from "#app/site/components/compare/compare-bar.tsx";
import { SearchError, searchError } from "#app/site/components/search/search-error.tsx";
import publicStyles from "#app/styles/public.css?url";
import { say } from "#shared/say.ts";
import type { RouteModule } from "./route-modules.server.ts";

type PageModules = ReadonlyMap<string, RouteModule>;

export function Site({ modules }: { modules: PageModules }) {
  const matches = useMatches();
  const location = useLocation();
  const page = matches.at(-1);
  const meta = modules.get(page?.id ?? "")?.meta;
  return (
    <SiteDocument meta={meta?.({ matches, location, loaderData: page?.loaderData as never }) ?? []}>
      <Outlet />
    </SiteDocument>
  );
}

export function SiteError() {
  const error = useRouteError();
  const frame = useFrame();
  const matches = useMatches();
  const location = useLocation();
  const isSearch = /^\/(enhanced-)?search$/.test(location.pathname);
  const text = notFoundText(error);
  return (
    <SiteDocument meta={errorMeta(error, location, matches, isSearch ? searchError : undefined)}>
      {text ? (
        <NotFound
          {...text}
          status={isRouteErrorResponse(error) ? error.status : 404}
          categories={frame?.categories ?? []}
          listings={frame?.featured ?? []}
        />
      ) : isSearch ? (
        <SearchError path={location.pathname} search={location.search} />
      ) : (
        <div className="wrap pt-20">
          <PageError error={error} />
        </div>
      )}
    </SiteDocument>
  );
}

const useFrame = () => useRouteLoaderData("root") as Frame | undefined;

function SiteDocument({ meta, children }: { meta: MetaDescriptor[]; children: React.ReactNode }) {
  return (
    <Document
      frame={useFrame()}
      head={
        <>
          {meta.map(metaElement)}
          <link rel="stylesheet" href={publicStyles} />
          {imports.map((href) => (
            <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
          ))}
          {import.meta.env.DEV && (
            <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
          )}
          <script type="module" src={entry} />
        </>
      }
    >
      {children}
      <CompareBar />
      <Dialog id={contactPanelId} label={say("Contact")}>
        <div data-opened />
      </Dialog>
    </Document>
  );
}

/** Renders a descriptor as React Router's `meta` functions return it. */
function metaElement(descriptor: MetaDescriptor, key: number) {
  if ("title" in descriptor) return <title key={key}>{String(descriptor.title)}</title>;
  if ("script:ld+json" in descriptor)
    return (
      <script
        key={key}
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no tag can end the script.
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(descriptor["script:ld+json"]).replaceAll("<", "\\u003c"),
        }}
      />
    );
  const { tagName = "meta", ...attributes } = descriptor as { tagName?: "meta" | "link" };
  return createElement(tagName, { key, ...attributes });
}
