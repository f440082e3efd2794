import type { Actor } from "#domain/accounts/actor.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { countInbox } from "#domain/moderation/list-inbox.server.ts";
import type { Services } from "#domain/services.ts";
import { decidedPaths } from "./inbox/decided-tabs.ts";
import { inboxPath } from "./inbox/inbox-path.ts";

type Part = {
  name: string;
  path: string;
  also?: string[];
  deed: Permission;
  waiting?: (services: Services, actor: Actor) => Promise<number>;
};

const countWaiting = async (services: Services, actor: Actor) =>
  Object.values(await countInbox(services, actor)).reduce((sum, count) => sum + count, 0);

const groups: { name?: string; parts: Part[] }[] = [
  {
    parts: [
      { name: "Overview", path: "/admin", deed: "admin.read" },
      { name: "Client Management", path: "/admin/listings", deed: "listings.manage" },
      { name: "Premier Listings", path: "/admin/premier", deed: "revenue.read" },
      { name: "Admin Users", path: "/admin/users", deed: "users.manage" },
      { name: "Revenue", path: "/admin/revenue", deed: "revenue.read" },
      { name: "Invoices", path: "/admin/invoices", deed: "revenue.read" },
    ],
  },
  {
    name: "To look at",
    parts: [
      { name: "Inbox", path: inboxPath, deed: "inbox.read", waiting: countWaiting },
      { name: "Decided", path: "/admin/questions", also: decidedPaths, deed: "inbox.read" },
      { name: "Licenses", path: "/admin/licences", deed: "licenses.check" },
    ],
  },
  {
    name: "Catalogue",
    parts: [
      { name: "Treatments", path: "/admin/catalogue/treatments", deed: "catalogue.manage" },
      { name: "Categories", path: "/admin/catalogue/categories", deed: "catalogue.manage" },
      { name: "Cities", path: "/admin/catalogue/cities", deed: "catalogue.manage" },
      { name: "Duplicates", path: "/admin/duplicates", deed: "listings.merge" },
      { name: "Import and export", path: "/admin/imports", deed: "imports.manage" },
    ],
  },
  {
    name: "Visitors",
    parts: [
      { name: "Analytics", path: "/admin/analytics", deed: "siteAnalytics.read" },
      { name: "Campaigns", path: "/admin/newsletter", deed: "newsletter.manage" },
      { name: "Searches", path: "/admin/searches", deed: "searches.read" },
      { name: "Advertising", path: "/admin/advertising", deed: "advertising.manage" },
    ],
  },
  {
    name: "The site",
    parts: [
      { name: "Health", path: "/admin/health", deed: "jobs.manage" },
      { name: "Outbox", path: "/admin/outbox", deed: "email.read" },
      { name: "Kinds of mail", path: "/admin/mails", deed: "email.read" },
      { name: "Jobs", path: "/admin/jobs", deed: "jobs.manage" },
      { name: "Integrations", path: "/admin/integrations", deed: "siteApiKeys.manage" },
      { name: "Backups", path: "/admin/backups", deed: "jobs.manage" },
      { name: "Settings", path: "/admin/settings", deed: "settings.manage" },
      { name: "Log of changes", path: "/admin/audit", deed: "auditLog.read" },
    ],
  },
];

function isUnder(here: string, path: string) {
  return here === path || (path !== "/admin" && here.startsWith(`${path}/`));
}

export async function officeGroups(services: Services, actor: Actor, here: string) {
  const open = groups
    .map(({ parts, ...group }) => ({
      ...group,
      parts: parts.filter(({ deed }) => may(actor, deed)),
    }))
    .filter(({ parts }) => parts.length > 0);
  return Promise.all(
    open.map(async ({ parts, ...group }) => ({
      ...group,
      parts: await Promise.all(
        parts.map(async ({ name, path, also = [], waiting }) => ({
          ...{ name, path, isCurrent: [path, ...also].some((each) => isUnder(here, each)) },
          waiting: (await waiting?.(services, actor)) ?? 0,
        })),
      ),
    })),
  );
}
