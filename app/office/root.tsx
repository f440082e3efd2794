import {
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from "react-router";
import { Document } from "#app/components/shell/document.tsx";
import { PageError } from "#app/components/shell/page-error.tsx";
import { loadFrame } from "#app/http/frame.server.ts";
import { OfficeContext } from "#app/http/office-context.ts";
import { NavigationEffects } from "#app/office/components/ui/navigation-effects.tsx";
import { keepUnanswered, OfflineNotice } from "#app/office/components/ui/offline-notice.tsx";
import { noteAnswer } from "#app/office/components/ui/unsaved-edits.ts";
import { UnsavedGuard } from "#app/office/components/ui/unsaved-guard.tsx";
import { errorMeta } from "#app/seo/error-meta.ts";
import officeStyles from "#app/styles/office.css?url";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/root.ts";

export const loader = (args: Route.LoaderArgs) => loadFrame(args);

export const clientMiddleware = [noteAnswer, keepUnanswered];

/** Revalidates the frame only after a form that was sent. Navigation changes nothing in it. */
export const shouldRevalidate = ({
  formMethod,
  actionStatus = 200,
}: ShouldRevalidateFunctionArgs) => formMethod === "POST" && actionStatus < 500;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: officeStyles }];

export const meta: MetaFunction = ({ error, location, matches }) =>
  error ? errorMeta(error, location, matches) : [{ title: brand.name }];

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <OfficeContext value>
      <Document
        frame={useRouteLoaderData<typeof loader>("root")}
        head={
          <>
            <Meta />
            <Links />
          </>
        }
        scripts={
          <>
            <NavigationEffects />
            <OfflineNotice />
            <UnsavedGuard />
            <Scripts />
          </>
        }
      >
        {children}
      </Document>
    </OfficeContext>
  );
}

export default function Office() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="wrap pt-20">
      <PageError error={error} />
    </div>
  );
}
