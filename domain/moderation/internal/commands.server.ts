import type { Actor } from "#domain/accounts/actor.ts";
import { changeListingStatus } from "#domain/admin/listings/change-status.server.ts";
import { closeMessage } from "#domain/contact/read-messages.server.ts";
import { decideListingClaim } from "#domain/listing-claims/decide-claim.server.ts";
import { decidePendingEdit } from "#domain/listing-edits/decide-edit.server.ts";
import { approvePair, refusePair } from "#domain/photos/end-pair.server.ts";
import { dismissPhotoReports, takePhotoDown } from "#domain/photos/report-photo.server.ts";
import { decideQuestion } from "#domain/questions/moderate-questions.server.ts";
import type { QuestionReason } from "#domain/questions/question.ts";
import { decideReview } from "#domain/reviews/moderate-reviews.server.ts";
import type { ReviewFault } from "#domain/reviews/review.ts";
import type { ModerationDeps } from "../deps.ts";
import type { InboxItemVersion, InboxKind } from "../inbox.ts";
import type { InboxDecision } from "../inbox-input.ts";

type CommandOutcome = "done" | "gone" | "changed" | "forbidden" | "own";
/** `reason`: of a rejection, else empty. */
type Decided = {
  id: number;
  version: number;
  decision:
    | Extract<InboxDecision, { decision: "approve" }>
    | { decision: "reject"; reason: string };
  isApproved: boolean;
  reason: string;
};

const outcomes: Record<string, CommandOutcome> = {
  done: "done",
  approved: "done",
  rejected: "done",
  forbidden: "forbidden",
  changed: "changed",
  own: "own",
  "own-listing": "own",
  "not-found": "gone",
  "too-late": "gone",
};

const carryReview =
  (yes: "published" | "kept", no: "refused" | "removed") =>
  (deps: ModerationDeps, actor: Actor, { id, isApproved, reason }: Decided) =>
    decideReview(
      deps,
      actor,
      id,
      isApproved ? { act: yes } : { act: no, fault: reason as ReviewFault },
    );

const commands: Record<
  InboxKind,
  (deps: ModerationDeps, actor: Actor, decided: Decided) => Promise<string>
> = {
  async submission(deps, actor, { id, isApproved, reason }) {
    const standing = isApproved
      ? ({ standing: "active" } as const)
      : ({ standing: "inactive", reason } as const);
    const done = await changeListingStatus(deps, actor, [id], standing);
    if (done === "forbidden") return done;
    return done.changed > 0 ? "done" : "not-found";
  },
  revision: (deps, actor, { id, version, decision }) =>
    decidePendingEdit(deps, actor, id, version, decision),
  claim: (deps, actor, { id, decision }) => decideListingClaim(deps, actor, id, decision),
  review: carryReview("published", "refused"),
  "reported-review": carryReview("kept", "removed"),
  question: (deps, actor, { id, version, isApproved, reason }) =>
    decideQuestion(
      deps,
      actor,
      isApproved
        ? { id, version, decision: "publish", reason: undefined }
        : { id, version, decision: "refuse", reason: reason as QuestionReason },
    ),
  pair: (deps, actor, { id, isApproved, reason }) =>
    isApproved ? approvePair(deps, actor, id) : refusePair(deps, actor, id, reason),
  "reported-photo": (deps, actor, { id, isApproved, reason }) =>
    isApproved ? dismissPhotoReports(deps, actor, id) : takePhotoDown(deps, actor, id, reason),
  message: (deps, actor, { id, isApproved }) =>
    closeMessage(deps, actor, id, isApproved ? "answered" : "spam"),
};

/** Runs the module's own command, which checks permissions, sends emails, and writes history. */
export async function runDecisionCommand(
  deps: ModerationDeps,
  actor: Actor,
  { kind, id, version }: InboxItemVersion,
  decision: InboxDecision,
): Promise<CommandOutcome> {
  const isApproved = decision.decision === "approve";
  const reason = isApproved ? "" : (decision.reason ?? "");
  const decided = { id, version, isApproved, reason };
  const outcome = await commands[kind](deps, actor, {
    ...decided,
    decision: isApproved ? decision : { decision: "reject", reason },
  });
  return outcomes[outcome] ?? "gone";
}
