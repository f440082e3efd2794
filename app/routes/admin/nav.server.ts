import type { Actor } from "#domain/accounts/actor.ts";
import { type Action, may } from "#domain/accounts/policy.ts";
import { countInbox } from "#domain/moderation/list-inbox.server.ts";
import type { Services } from "#domain/services.ts";
import { decidedPaths } from "./inbox/decided-tabs.ts";
import { inboxPath } from "./inbox/inbox-path.ts";

/** `also`: pages beside its first. */
type Part = {
  name: string;
  path: string;
  also?: string[];
  deed: Action;
  waiting?: (services: Services, actor: Actor) => Promise<number>;
};

const countWaiting = async (services: Services, actor: Actor) =>
  Object.values(await countInbox(services, actor)).reduce((sum, count) => sum + count, 0);

/** The parts of the operator's office in their order, each for those who may do what it is for. */
const groups: { name?: string; parts: Part[] }[] = [
  {
    parts: [
      { name: "Overview", path: "/admin", deed: "see the office" },
      { name: "Client Management", path: "/admin/listings", deed: "manage clients" },
      { name: "Premier Listings", path: "/admin/premier", deed: "see revenue" },
      { name: "Admin Users", path: "/admin/users", deed: "run accounts" },
      { name: "Revenue", path: "/admin/revenue", deed: "see revenue" },
      { name: "Invoices", path: "/admin/invoices", deed: "see revenue" },
    ],
  },
  {
    name: "To look at",
    parts: [
      { name: "Inbox", path: inboxPath, deed: "see the inbox", waiting: countWaiting },
      { name: "Decided", path: "/admin/questions", also: decidedPaths, deed: "see the inbox" },
      { name: "Licenses", path: "/admin/licences", deed: "check licences" },
    ],
  },
  {
    name: "Catalogue",
    parts: [
      { name: "Treatments", path: "/admin/catalogue/treatments", deed: "manage the catalogue" },
      { name: "Categories", path: "/admin/catalogue/categories", deed: "manage the catalogue" },
      { name: "Cities", path: "/admin/catalogue/cities", deed: "manage the catalogue" },
      { name: "Duplicates", path: "/admin/duplicates", deed: "merge listings" },
      { name: "Import and export", path: "/admin/imports", deed: "import and export" },
    ],
  },
  {
    name: "Visitors",
    parts: [
      { name: "Analytics", path: "/admin/analytics", deed: "see visitors" },
      { name: "Campaigns", path: "/admin/newsletter", deed: "run the newsletter" },
      { name: "Searches", path: "/admin/searches", deed: "see searches" },
      { name: "Advertising", path: "/admin/advertising", deed: "run advertising" },
    ],
  },
  {
    name: "The site",
    parts: [
      { name: "Health", path: "/admin/health", deed: "see jobs" },
      { name: "Outbox", path: "/admin/outbox", deed: "see mails" },
      { name: "Kinds of mail", path: "/admin/mails", deed: "see mails" },
      { name: "Jobs", path: "/admin/jobs", deed: "see jobs" },
      { name: "Integrations", path: "/admin/integrations", deed: "run the site's keys" },
      { name: "Backups", path: "/admin/backups", deed: "see jobs" },
      { name: "Settings", path: "/admin/settings", deed: "set the site" },
      { name: "Log of changes", path: "/admin/audit", deed: "see changes" },
    ],
  },
];

/** What `here` belongs to: a page under a part belongs to that part. */
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
