import { z } from "zod";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { questionRefusalReasons as questionReasons } from "#domain/questions/question.ts";
import { reviewFaultNames } from "#domain/reviews/review.ts";
import { typedText } from "#shared/typed-text.ts";

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

type InboxReasons = Record<string, string> | "in words" | null;
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

const longest = 500;
const reasonMissing = "Enter a reason of at least 10 characters: it is emailed.";
const reasonOf = (reasons: InboxReasons) => {
  if (reasons === null) return z.string().optional();
  if (reasons === "in words")
    return typedText(reasonMissing)
      .min(10, reasonMissing)
      .max(longest, "This is longer than 500 characters.");
  return z.enum(Object.keys(reasons), "Choose a reason first.");
};

export const decisionSchema = (kind: InboxKind) =>
  z.discriminatedUnion("decision", [
    z.object({
      decision: z.literal("approve"),
      renames: z.literal("yes").optional(),
      replaces: z.literal("yes").optional(),
    }),
    z.object({ decision: z.literal("reject"), reason: reasonOf(inboxKindDetails[kind].reasons) }),
  ]);
export type InboxDecision = z.infer<ReturnType<typeof decisionSchema>>;

/** An item as reviewed. `version` detects later changes. */
export type InboxItemVersion = { kind: InboxKind; id: number; version: number };

export const isInboxKind = (text: string): text is InboxKind =>
  inboxKinds.some((kind) => kind === text);

/** URL name: "review-12". */
export const inboxItemName = ({ kind, id }: Pick<InboxItemVersion, "kind" | "id">) =>
  `${kind}-${id}`;

/** Parses "review-12" or "review-12.3" (with the reviewed version); null if invalid. */
export function parseInboxItem(text: string): InboxItemVersion | null {
  const [, kind = "", id, version = "0"] =
    /^([a-z-]+)-(\d{1,9})(?:\.(\d{1,10}))?$/.exec(text) ?? [];
  return isInboxKind(kind) ? { kind, id: Number(id), version: Number(version) } : null;
}
