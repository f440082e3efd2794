import type { Kind } from "#domain/moderation/inbox.ts";

export const inboxPath = "/admin/inbox";

export type Place = { kind: Kind | null; page: number; open?: string | undefined };

export function inboxAt({ kind, page, open }: Place) {
  const search = new URLSearchParams({
    ...(kind ? { kind } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(open ? { open } : {}),
  });
  return search.size > 0 ? `${inboxPath}?${search}` : inboxPath;
}
