import { data, Outlet } from "react-router";
import { PageError } from "#app/components/shell/page-error.tsx";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { takeFlash } from "#app/http/flash.server.ts";
import { SideNav } from "#app/office/components/account/side-nav.tsx";
import { FlashToast } from "#app/office/components/ui/flash-toast.tsx";
import type { Route } from "./+types/layout.ts";
import { adminNavGroups } from "./nav.server.ts";

/** Loads the layout of admin pages. Without access, only the sign-in page shows. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const actor = await context.get(visitorContext).visitor();
  if (!actor) return null;
  const groups = await adminNavGroups(context.get(servicesContext), actor, url.pathname);
  if (groups.length === 0) return null;
  const { flash, init } = await takeFlash(args);
  return data({ name: actor.name, groups, flash }, init);
}

export const handle = {
  pageNames: {
    "/admin": "Admin",
    "/admin/advertising": "Advertising",
    "/admin/catalogue/categories": "Categories",
    "/admin/catalogue/cities": "Cities",
    "/admin/catalogue/treatments": "Treatments",
    "/admin/imports": "Import and export",
    "/admin/integrations": "Integrations",
    "/admin/integrations/webhooks": "Webhooks",
    "/admin/invoices": "Invoices",
    "/admin/listings": "Client Management",
    "/admin/mails": "Email templates",
    "/admin/newsletter": "Campaigns",
    "/admin/outbox": "Outbox",
    "/admin/users": "Users",
  },
};

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Outlet />;
  return (
    <Frame {...loaderData}>
      <FlashToast flash={loaderData.flash} />
      <Outlet />
    </Frame>
  );
}

/**
 * Shows an error without the navigation if it could not be loaded, or middleware refused the page
 * before.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = (
    <div className="mt-6">
      <PageError error={error} />
    </div>
  );
  return loaderData ? <Frame {...loaderData}>{page}</Frame> : <div className="wrap">{page}</div>;
}

type FrameProps = NonNullable<Route.ComponentProps["loaderData"]> & { children: React.ReactNode };

function Frame({ children, name, groups }: FrameProps) {
  return (
    <div className="wrap lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-14">
      <SideNav label="Admin" name={name} groups={groups} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
