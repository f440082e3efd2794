import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { questionRefusalReasons as questionReasons } from "#domain/questions/question.ts";
import { reviewFaultNames } from "#domain/reviews/review.ts";
export const inboxKinds = [
  "submission",
  "revision",
  "claim",
  "review",
  "question",
  "pair",
  "reported-review",
  "reported-photo",
  "message",
] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** Undo period of a decision. */
export const undoSeconds = 60;
export const maxBulkDecisions = 100;

export type InboxReasons = Record<string, string> | "in words" | null;
type InboxKindInfo = {
  /** Singular and plural. */
  name: string;
  names: string;
  permission: Permission;
  yes: string;
  no: string;
  /** A list to choose from, free text that is emailed, or none. */
  reasons: InboxReasons;
  hint?: string;
};

const mailedTo = (whom: string) => `Emailed to ${whom}, word for word.`;

/** Inbox items in tab order, with their decisions. */
export const inboxKindDetails: Record<InboxKind, InboxKindInfo> = {
  submission: {
    name: "Submission",
    names: "Submissions",
    permission: "listings.manage",
    yes: "Approve",
    no: "Reject",
    reasons: "in words",
    hint: mailedTo("the person who submitted it"),
  },
  revision: {
    name: "Change",
    names: "Changes",
    permission: "listingEdits.decide",
    yes: "Approve",
    no: "Reject",
    reasons: "in words",
    hint: mailedTo("the owner"),
  },
  claim: {
    name: "Claim",
    names: "Claims",
    permission: "listingClaims.decide",
    yes: "Approve",
    no: "Reject",
    reasons: "in words",
    hint: mailedTo("the claimant"),
  },
  review: {
    name: "Review",
    names: "Reviews",
    permission: "reviews.moderate",
    yes: "Publish",
    no: "Refuse",
    reasons: reviewFaultNames,
    hint: "Emailed to the author.",
  },
  question: {
    name: "Question",
    names: "Questions",
    permission: "questions.moderate",
    yes: "Publish",
    no: "Refuse",
    reasons: questionReasons,
    hint: "Emailed to the person who asked.",
  },
  pair: {
    name: "Before and after",
    names: "Before and after",
    permission: "photos.moderate",
    yes: "Show the pair",
    no: "Refuse",
    reasons: "in words",
    hint: mailedTo("the business"),
  },
  "reported-review": {
    name: "Reported review",
    names: "Reported reviews",
    permission: "reviews.moderate",
    yes: "Keep",
    no: "Remove",
    reasons: reviewFaultNames,
    hint: "Emailed to the author.",
  },
  "reported-photo": {
    name: "Reported photo",
    names: "Reported photos",
    permission: "photos.moderate",
    yes: "Keep the photo",
    no: "Take it down",
    reasons: "in words",
    hint: mailedTo("the business"),
  },
  message: {
    name: "Message",
    names: "Messages",
    permission: "messages.read",
    yes: "Answered",
    no: "Spam",
    reasons: null,
  },
};
/** An item as reviewed. `version` detects later changes. */
export type InboxItemVersion = { kind: InboxKind; id: number; version: number };

export const isInboxKind = (text: string): text is InboxKind =>
  inboxKinds.some((kind) => kind === text);

/** Returns the name of an item in URLs: "review-12". */
export const inboxItemName = ({ kind, id }: Pick<InboxItemVersion, "kind" | "id">) =>
  `${kind}-${id}`;

/** Parses "review-12" or "review-12.3" (with the reviewed version); null if invalid. */
export function parseInboxItem(text: string): InboxItemVersion | null {
  const [, kind = "", id, version = "0"] =
    /^([a-z-]+)-(\d{1,9})(?:\.(\d{1,10}))?$/.exec(text) ?? [];
  return isInboxKind(kind) ? { kind, id: Number(id), version: Number(version) } : null;
}
