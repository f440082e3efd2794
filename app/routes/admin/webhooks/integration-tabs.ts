const keys = "/admin/integrations";

export const siteWebhooks = { listingId: null, list: `${keys}/webhooks`, one: `${keys}/webhooks` };

export const integrationTabs = (here: string) =>
  [
    { name: "API keys", href: keys },
    { name: "Webhooks", href: siteWebhooks.list },
  ].map((tab) => ({ ...tab, isCurrent: tab.href === here }));
