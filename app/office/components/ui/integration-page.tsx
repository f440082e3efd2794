import { Tabs } from "#app/components/ui/tabs.tsx";
import { AdminPage } from "../admin/admin-page.tsx";
import { OwnerPage } from "../owner/owner-page.tsx";

const tabs = [
  { name: "API keys", href: "/admin/integrations" },
  { name: "Webhooks", href: "/admin/integrations/webhooks" },
];

type Props = React.ComponentProps<typeof AdminPage> & {
  isOfSite: boolean;
  tab?: string;
  isWide?: boolean;
};

/** Keys and webhooks of the site in the admin's frame, those of a listing in its owner's. */
export function IntegrationPage({ isOfSite, tab, isWide = false, children, ...page }: Props) {
  if (!isOfSite)
    return (
      <OwnerPage {...page} isWide={isWide}>
        {children}
      </OwnerPage>
    );
  return (
    <AdminPage {...page}>
      {tab && (
        <Tabs
          label="Integrations"
          tabs={tabs.map((each) => ({ ...each, isCurrent: each.name === tab }))}
        />
      )}
      <div className={tab ? "mt-10" : "mt-8"}>{children}</div>
    </AdminPage>
  );
}
