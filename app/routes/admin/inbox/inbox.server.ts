import { readPageNumber } from "#app/http/pagination.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listJustDecided } from "#domain/moderation/decide.server.ts";
import { findHints } from "#domain/moderation/find-hints.server.ts";
import { about, isKind, type Kind, kinds, nameOf, readSeen } from "#domain/moderation/inbox.ts";
import {
  countInbox,
  findWaiting,
  type Line,
  listInbox,
} from "#domain/moderation/list-inbox.server.ts";
import type { Services } from "#domain/services.ts";
import { ageOf } from "#shared/age-of.ts";
import { inboxAt, inboxPath, type Place } from "./inbox-path.ts";
import { openThing } from "./open-item.server.ts";

const pageSize = 50;
const mostShown = 240;

export function readPlace(request: Request): Place {
  const asked = new URL(request.url).searchParams;
  const kind = asked.get("kind") ?? "";
  return {
    kind: isKind(kind) ? kind : null,
    page: readPageNumber(request),
    open: asked.get("open") ?? undefined,
  };
}

export async function findInbox(services: Services, actor: Actor, asked: Place) {
  const { kind, open } = asked;
  const counts = await countInbox(services, actor);
  const total = kind
    ? (counts[kind] ?? 0)
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // The last decision may have emptied the last page.
  const page = Math.min(asked.page, pages);
  const lines = await listInbox(services, actor, kind, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const seen = open ? readSeen(open) : null;
  const line =
    seen &&
    (lines.find((each) => each.kind === seen.kind && each.id === seen.id) ??
      (await findWaiting(services.db, actor, seen)));
  const hints = await findHints(services, line && !lines.includes(line) ? [...lines, line] : lines);
  const now = services.clock();
  const shown = ({ since, ...each }: Line) => ({
    ...{
      name: nameOf(each),
      value: `${nameOf(each)}.${each.version}`,
      kind: each.kind,
      title: each.title,
      listing: each.listing,
    },
    excerpt: excerptOf(each),
    ...{
      ...ageOf(since, now),
      hints: hints[nameOf(each)] ?? [],
      href: inboxAt({ kind, page, open: nameOf(each) }),
    },
  });
  const [thing, next] = [
    line && (await openThing(services, actor, line)),
    line && lines[lines.indexOf(line) + 1],
  ];
  return {
    ...{ kind, page, pages, total, here: inboxAt({ kind, page }) },
    tabs: tabsOf(kind, counts),
    lines: lines.map(shown),
    decided: await shownDecided(services, actor, now),
    opened: line && thing ? { ...shown(line), thing, next: next ? nameOf(next) : "" } : null,
    isGone: Boolean(open) && !(line && thing),
  };
}

/** Start of the text, unless it is the title already. */
const excerptOf = ({ words, title }: Pick<Line, "words" | "title">) =>
  words === title ? "" : words.slice(0, mostShown);

/** "All" plus each kind with pending items. */
function tabsOf(current: Kind | null, counts: Partial<Record<Kind, number>>) {
  const some = kinds.filter((kind) => counts[kind] || kind === current);
  return [
    { name: "All", href: inboxPath, isCurrent: current === null },
    ...some.map((kind) => ({
      name: `${about[kind].names} (${counts[kind] ?? 0})`,
      href: inboxAt({ kind, page: 1 }),
      isCurrent: kind === current,
    })),
  ];
}

async function shownDecided(services: Services, actor: Actor, now: Date) {
  const rows = await listJustDecided(services, actor);
  return rows.map(({ id, kind, subjectId, title, decision, dueAt, decidedBy, by }) => ({
    ...{
      id,
      title,
      name: nameOf({ kind, id: subjectId }),
      by: decidedBy === actor.userId ? null : by,
    },
    what: `${about[kind].name}: ${decision.decision === "approve" ? about[kind].yes : about[kind].no}`,
    seconds: Math.max(0, Math.ceil((dueAt.getTime() - now.getTime()) / 1000)),
  }));
}

export type Inbox = Awaited<ReturnType<typeof findInbox>>;
export type ShownLine = Inbox["lines"][number];
export type OpenedLine = NonNullable<Inbox["opened"]>;
