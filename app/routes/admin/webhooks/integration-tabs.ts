const keys = "/admin/integrations";

/** Webhooks of the whole site, beside its keys. */
export const siteWebhooks = { medSpaId: null, list: `${keys}/webhooks`, one: `${keys}/webhooks` };

export const integrationTabs = (here: string) =>
  [
    { name: "Keys", href: keys },
    { name: "Webhooks", href: siteWebhooks.list },
  ].map((tab) => ({ ...tab, isCurrent: tab.href === here }));
