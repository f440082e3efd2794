import type { Actor } from "#domain/accounts/actor.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { countInbox } from "#domain/moderation/list-inbox.server.ts";
import type { Services } from "#domain/services.ts";
import { decidedPaths } from "./inbox/decided-tabs.ts";
import { inboxPath } from "./inbox/inbox-path.ts";

type NavEntry = {
  name: string;
  path: string;
  also?: string[];
  permission: Permission;
  waiting?: (services: Services, actor: Actor) => Promise<number>;
};

const countWaiting = async (services: Services, actor: Actor) =>
  Object.values(await countInbox(services, actor)).reduce((sum, count) => sum + count, 0);

const groups: { name?: string; parts: NavEntry[] }[] = [
  {
    parts: [
      { name: "Overview", path: "/admin", permission: "admin.read" },
      { name: "Client Management", path: "/admin/listings", permission: "listings.manage" },
      { name: "Premier Listings", path: "/admin/premier", permission: "revenue.read" },
      { name: "Admin Users", path: "/admin/users", permission: "users.manage" },
      { name: "Revenue", path: "/admin/revenue", permission: "revenue.read" },
      { name: "Invoices", path: "/admin/invoices", permission: "revenue.read" },
    ],
  },
  {
    name: "Review queue",
    parts: [
      { name: "Inbox", path: inboxPath, permission: "inbox.read", waiting: countWaiting },
      { name: "Decided", path: "/admin/questions", also: decidedPaths, permission: "inbox.read" },
      { name: "Licenses", path: "/admin/licences", permission: "licenses.check" },
    ],
  },
  {
    name: "Catalog",
    parts: [
      { name: "Treatments", path: "/admin/catalogue/treatments", permission: "catalogue.manage" },
      { name: "Categories", path: "/admin/catalogue/categories", permission: "catalogue.manage" },
      { name: "Cities", path: "/admin/catalogue/cities", permission: "catalogue.manage" },
      { name: "Duplicates", path: "/admin/duplicates", permission: "listings.merge" },
      { name: "Import and export", path: "/admin/imports", permission: "imports.manage" },
    ],
  },
  {
    name: "Visitors",
    parts: [
      { name: "Analytics", path: "/admin/analytics", permission: "siteAnalytics.read" },
      { name: "Campaigns", path: "/admin/newsletter", permission: "newsletter.manage" },
      { name: "Searches", path: "/admin/searches", permission: "searches.read" },
      { name: "Advertising", path: "/admin/advertising", permission: "advertising.manage" },
    ],
  },
  {
    name: "Site",
    parts: [
      { name: "Health", path: "/admin/health", permission: "jobs.manage" },
      { name: "Outbox", path: "/admin/outbox", permission: "email.read" },
      { name: "Email templates", path: "/admin/mails", permission: "email.read" },
      { name: "Jobs", path: "/admin/jobs", permission: "jobs.manage" },
      { name: "Integrations", path: "/admin/integrations", permission: "siteApiKeys.manage" },
      { name: "Backups", path: "/admin/backups", permission: "jobs.manage" },
      { name: "Settings", path: "/admin/settings", permission: "settings.manage" },
      { name: "Audit log", path: "/admin/audit", permission: "auditLog.read" },
      { name: "Style guide", path: "/admin/styleguide", permission: "jobs.manage" },
    ],
  },
];

function isUnder(here: string, path: string) {
  return here === path || (path !== "/admin" && here.startsWith(`${path}/`));
}

export async function adminNavGroups(services: Services, actor: Actor, here: string) {
  const open = groups
    .map(({ parts, ...group }) => ({
      ...group,
      parts: parts.filter(({ permission }) => may(actor, permission)),
    }))
    .filter(({ parts }) => parts.length > 0);
  return Promise.all(
    open.map(async ({ parts, ...group }) => ({
      ...group,
      parts: await Promise.all(
        parts.map(async ({ name, path, also = [], waiting }) => ({
          name,
          path,
          isCurrent: [path, ...also].some((each) => isUnder(here, each)),
          waiting: (await waiting?.(services, actor)) ?? 0,
        })),
      ),
    })),
  );
}
