import type { InboxKind } from "#domain/moderation/inbox.ts";

export const inboxPath = "/admin/inbox";

export type InboxView = { kind: InboxKind | null; page: number; open?: string | undefined };

export function inboxUrl({ kind, page, open }: InboxView) {
  const search = new URLSearchParams({
    ...(kind ? { kind } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(open ? { open } : {}),
  });
  return search.size > 0 ? `${inboxPath}?${search}` : inboxPath;
}
