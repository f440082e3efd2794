import { readPageNumber } from "#app/http/pagination.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listRecentDecisions } from "#domain/moderation/decide.server.ts";
import { findHints } from "#domain/moderation/find-hints.server.ts";
import {
  type InboxKind,
  inboxItemName,
  inboxKindDetails,
  inboxKinds,
  isInboxKind,
  parseInboxItem,
} from "#domain/moderation/inbox.ts";
import {
  countInbox,
  findPendingItem,
  type InboxItem,
  listInbox,
} from "#domain/moderation/list-inbox.server.ts";
import type { Services } from "#domain/services.ts";
import { ageOf } from "#shared/age-of.ts";
import { type InboxView, inboxPath, inboxUrl } from "./inbox-path.ts";
import { loadInboxItem } from "./open-item.server.ts";

const pageSize = 50;
const mostShown = 240;

export function readInboxQuery(url: URL): InboxView {
  const kind = url.searchParams.get("kind") ?? "";
  return {
    kind: isInboxKind(kind) ? kind : null,
    page: readPageNumber(url),
    open: url.searchParams.get("open") ?? undefined,
  };
}

export async function findInbox(services: Services, actor: Actor, view: InboxView) {
  const { kind, open } = view;
  const counts = await countInbox(services, actor);
  const total = kind
    ? (counts[kind] ?? 0)
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // The last decision may have emptied the last page.
  const page = Math.min(view.page, pages);
  const lines = await listInbox(services, actor, kind, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const seen = open ? parseInboxItem(open) : null;
  const line =
    seen &&
    (lines.find((each) => each.kind === seen.kind && each.id === seen.id) ??
      (await findPendingItem(services.db, actor, seen)));
  const hints = await findHints(services, line && !lines.includes(line) ? [...lines, line] : lines);
  const now = services.clock();
  const presentItem = ({ since, ...each }: InboxItem) => ({
    name: inboxItemName(each),
    value: `${inboxItemName(each)}.${each.version}`,
    kind: each.kind,
    title: each.title,
    listing: each.listing,
    excerpt: excerptOf(each),
    ...ageOf(since, now),
    hints: hints[inboxItemName(each)] ?? [],
    href: inboxUrl({ kind, page, open: inboxItemName(each) }),
  });
  const thing = line && (await loadInboxItem(services, actor, line));
  const following = line && lines[lines.indexOf(line) + 1];
  const next = following ? inboxItemName(following) : "";
  return {
    kind,
    page,
    pages,
    total,
    here: inboxUrl({ kind, page }),
    tabs: tabsOf(kind, counts),
    lines: lines.map(presentItem),
    decided: await shownDecided(services, actor, now),
    opened:
      line && thing
        ? { ...presentItem(line), thing, next, nextHref: inboxUrl({ kind, page, open: next }) }
        : null,
    isGone: Boolean(open) && !(line && thing),
  };
}

/** Returns the start of the text, unless it is the title already. */
const excerptOf = ({ words, title }: Pick<InboxItem, "words" | "title">) =>
  words === title ? "" : words.slice(0, mostShown);

/** Returns the tabs: "All" plus each kind with pending items. */
function tabsOf(current: InboxKind | null, counts: Partial<Record<InboxKind, number>>) {
  const some = inboxKinds.filter((kind) => counts[kind] || kind === current);
  return [
    { name: "All", href: inboxPath, isCurrent: current === null },
    ...some.map((kind) => ({
      name: `${inboxKindDetails[kind].names} (${counts[kind] ?? 0})`,
      href: inboxUrl({ kind, page: 1 }),
      isCurrent: kind === current,
    })),
  ];
}

async function shownDecided(services: Services, actor: Actor, now: Date) {
  const rows = await listRecentDecisions(services, actor);
  return rows.map(({ id, kind, subjectId, title, decision, dueAt, decidedBy, by }) => ({
    id,
    title,
    name: inboxItemName({ kind, id: subjectId }),
    by: decidedBy === actor.userId ? null : by,
    what: `${inboxKindDetails[kind].name}: ${decision.decision === "approve" ? inboxKindDetails[kind].yes : inboxKindDetails[kind].no}`,
    seconds: Math.max(0, Math.ceil((dueAt.getTime() - now.getTime()) / 1000)),
  }));
}

export type Inbox = Awaited<ReturnType<typeof findInbox>>;
export type InboxListItem = Inbox["lines"][number];
export type OpenedInboxItem = NonNullable<Inbox["opened"]>;
