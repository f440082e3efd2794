import type { InboxKind } from "#domain/moderation/inbox.ts";
import { withQuery } from "#shared/with-query.ts";

export const inboxPath = "/admin/inbox";

export type InboxView = { kind: InboxKind | null; page: number; open?: string | undefined };

export const inboxUrl = ({ kind, page, open }: InboxView) =>
  withQuery(inboxPath, { kind, page, open });
