import { z } from "zod";
import { type FormAnswer, readForm, rejectForm } from "#app/forms/form-result.ts";
import { doneOrRedirect, redirectTo } from "#app/http/answers.server.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { applyDecisionNow } from "#domain/moderation/apply-decisions.server.ts";
import {
  decideInboxItem,
  decideInboxItems,
  type InboxDecideResult,
  undoDecisions,
} from "#domain/moderation/decide.server.ts";
import { maxBulkDecisions, parseInboxItem } from "#domain/moderation/inbox.ts";
import { decisionSchema } from "#domain/moderation/inbox-input.ts";
import { leaveOutPhoto } from "#domain/reviews/moderate-reviews.server.ts";
import { reviewFaults } from "#domain/reviews/review.ts";
import type { Services } from "#domain/services.ts";
import { ownEntry } from "#shared/own-entry.ts";
import { readId } from "#shared/read-id.ts";
import { changeAttestation } from "../listings/attestation-form.server.ts";
import { type InboxView, inboxUrl } from "./inbox-path.ts";

type InboxFormResult = FormAnswer | Response;
type InboxAction = (
  services: Services,
  actor: Actor,
  form: FormData,
  view: InboxView,
  request: Request,
) => Promise<InboxFormResult>;

const problems: Record<Exclude<InboxDecideResult, "decided">, string> = {
  "not-found": "Already handled: someone decided on it, or it was withdrawn.",
  changed: "It changed after this page loaded. Please read it again.",
  unattested:
    "No one has attested this listing yet. Request it by email, or record the owner’s signed statement.",
  own: "You can’t decide on your own items. Ask another admin.",
};
const tooLate = "Too late: it was already carried out.";

const idsIn = (form: FormData) => form.getAll("id").flatMap((text) => readId(String(text)) || []);

const attest: InboxAction = async (services, actor, form, view) =>
  (await changeAttestation(services, actor, form)) ??
  redirectTo(inboxUrl({ ...view, open: String(form.get("open") ?? "") }));

const actions: Record<string, InboxAction> = {
  async decide(services, actor, form, view, request) {
    const seen = parseInboxItem(String(form.get("thing") ?? ""));
    if (!seen) return rejectForm(form, problems["not-found"]);
    const read = readForm(decisionSchema(seen.kind), form);
    if ("answer" in read) return read.answer;
    const outcome = await decideInboxItem(services, actor, seen, read.data);
    return outcome === "decided"
      ? doneOrRedirect(request, inboxUrl({ ...view, open: String(form.get("next") ?? "") }))
      : rejectForm(form, problems[outcome]);
  },
  async "decide chosen"(services, actor, form, { kind, page }) {
    const chosen = form.getAll("chosen").flatMap((text) => parseInboxItem(String(text)) ?? []);
    if (chosen.length === 0) return rejectForm(form, "Select at least one item first.");
    if (chosen.length > maxBulkDecisions)
      return rejectForm(form, `Select at most ${maxBulkDecisions} at once.`);
    if (form.get("decision") === "reject" && kind === null)
      return rejectForm(form, "Select one type above: each has its own reasons.");
    const read = readForm(decisionSchema(kind ?? "message"), form);
    if ("answer" in read) return read.answer;
    const { left } = await decideInboxItems(
      services,
      actor,
      kind ? chosen.filter((seen) => seen.kind === kind) : chosen,
      read.data,
    );
    if (left === 0) return redirectTo(inboxUrl({ kind, page }));
    return rejectForm(
      form,
      left === 1
        ? "One was skipped: it was changed or decided in the meantime, is not attested, or is yours."
        : `${left} were skipped: changed or decided in the meantime, not attested, or yours.`,
    );
  },
  "request attestation": attest,
  "record attestation": attest,
  async undo(services, actor, form, view) {
    const ids = idsIn(form);
    return (await undoDecisions(services, actor, ids)) === ids.length
      ? redirectTo(inboxUrl(view))
      : rejectForm(form, tooLate);
  },
  async now(services, actor, form, view) {
    for (const id of idsIn(form)) await applyDecisionNow(services, actor, id);
    return redirectTo(inboxUrl(view));
  },
  async "leave photo out"(services, actor, form, view) {
    const read = z.object({ fault: z.enum(reviewFaults) }).safeParse(Object.fromEntries(form));
    if (!read.success) return rejectForm(form, "Choose a reason first.");
    const [review, photo] = [
      readId(String(form.get("review") ?? "")),
      readId(String(form.get("photo") ?? "")),
    ];
    const outcome = await leaveOutPhoto(services, actor, review, photo, read.data.fault);
    if (outcome === "done") return redirectTo(inboxUrl(view));
    return rejectForm(
      form,
      outcome === "own" || outcome === "own-listing" ? problems.own : problems["not-found"],
    );
  },
};

/**
 * Decisions take effect after a minute, so they can be undone. Leaving a photo out of a review is
 * immediate, because the review stays pending.
 */
export async function handleInboxForm(
  services: Services,
  actor: Actor,
  form: FormData,
  view: InboxView,
  request: Request,
): Promise<InboxFormResult> {
  const act = ownEntry(actions, String(form.get("intent") ?? ""));
  return act ? act(services, actor, form, view, request) : rejectForm(form, "Choose what to do.");
}
