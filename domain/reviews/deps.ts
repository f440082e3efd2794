import type { MessagingDeps } from "#domain/accounts/deps.ts";

export type ReviewDeps = MessagingDeps;
