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
import type { InboxDecision, InboxKind } from "../inbox.ts";

type CommandOutcome = "done" | "gone" | "changed" | "forbidden" | "own";
type DecisionCommand = (
  deps: ModerationDeps,
  actor: Actor,
  id: number,
  version: number,
  decision: InboxDecision,
) => Promise<CommandOutcome>;

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
const inWords = (outcome: string): CommandOutcome => outcomes[outcome] ?? "gone";

const reasonOf = (decision: InboxDecision) =>
  decision.decision === "reject" ? (decision.reason ?? "") : "";

const carryReview =
  (yes: "published" | "kept", no: "refused" | "removed"): DecisionCommand =>
  async (deps, actor, id, _version, decision) =>
    inWords(
      await decideReview(
        deps,
        actor,
        id,
        decision.decision === "approve"
          ? { act: yes }
          : { act: no, fault: reasonOf(decision) as ReviewFault },
      ),
    );

/** Runs each module's own command, which checks permissions, sends emails, and writes history. */
export const decisionCommands: Record<InboxKind, DecisionCommand> = {
  submission: async (deps, actor, id, _version, decision) => {
    const standing =
      decision.decision === "approve"
        ? { standing: "active" as const }
        : { standing: "inactive" as const, reason: reasonOf(decision) };
    const done = await changeListingStatus(deps, actor, [id], standing);
    if (done === "forbidden") return done;
    return done.changed > 0 ? "done" : "gone";
  },
  revision: async (deps, actor, id, version, decision) =>
    inWords(
      await decidePendingEdit(
        deps,
        actor,
        id,
        version,
        decision.decision === "approve"
          ? { decision: "approve", renames: decision.renames }
          : { decision: "reject", reason: reasonOf(decision) },
      ),
    ),
  claim: async (deps, actor, id, _version, decision) =>
    inWords(
      await decideListingClaim(
        deps,
        actor,
        id,
        decision.decision === "approve"
          ? { decision: "approve", replaces: decision.replaces }
          : { decision: "reject", reason: reasonOf(decision) },
      ),
    ),
  review: carryReview("published", "refused"),
  "reported-review": carryReview("kept", "removed"),
  question: async (deps, actor, id, version, decision) =>
    inWords(
      await decideQuestion(
        deps,
        actor,
        decision.decision === "approve"
          ? { id, version, decision: "publish", reason: undefined }
          : { id, version, decision: "refuse", reason: reasonOf(decision) as QuestionReason },
      ),
    ),
  pair: async (deps, actor, id, _version, decision) =>
    inWords(
      decision.decision === "approve"
        ? await approvePair(deps, actor, id)
        : await refusePair(deps, actor, id, reasonOf(decision)),
    ),
  "reported-photo": async (deps, actor, id, _version, decision) =>
    inWords(
      decision.decision === "approve"
        ? await dismissPhotoReports(deps, actor, id)
        : await takePhotoDown(deps, actor, id, reasonOf(decision)),
    ),
  message: async (deps, actor, id, _version, decision) =>
    inWords(
      await closeMessage(deps, actor, id, decision.decision === "approve" ? "answered" : "spam"),
    ),
};
