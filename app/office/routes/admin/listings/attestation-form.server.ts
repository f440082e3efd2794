import { type Refusal, rejectForm } from "#app/forms/form-result.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import {
  type RequestAttestationResult,
  requestAttestation,
} from "#domain/admin/listings/request-attestation.server.ts";
import { signedStatementSchema } from "#domain/catalogue/licenses/attestation-input.ts";
import {
  findAttestation,
  recordSignedStatement,
} from "#domain/catalogue/licenses/attestations.server.ts";
import type { Services } from "#domain/services.ts";
import { readId } from "#shared/read-id.ts";

const problems: Record<Exclude<RequestAttestationResult, "asked">, string> = {
  forbidden: "Only admins may request it.",
  "not-found": "This listing has no owner or submitter to ask.",
  "not-needed": "It is already attested.",
  limited: "You can send three emails a day. Please try again tomorrow.",
};

/**
 * Handles the admin forms for a listing without an attestation: request it by email, or record a
 * paper one. Returns null if done.
 */
export async function changeAttestation(
  services: Services,
  actor: Actor,
  form: FormData,
): Promise<Refusal | null> {
  const listingId = readId(String(form.get("id") ?? "")) ?? 0;
  if (form.get("intent") === "request attestation") {
    const result = await requestAttestation(services, actor, listingId);
    return result === "asked" ? null : rejectForm(form, problems[result]);
  }
  const read = signedStatementSchema.safeParse(Object.fromEntries(form));
  if (!read.success) return rejectForm(form, read.error.issues[0]?.message ?? "");
  const outcome = await recordSignedStatement(services, actor, listingId, read.data.note);
  return outcome === "attested" ? null : rejectForm(form, "This listing no longer exists.");
}

const ways = {
  "listing form": "on the listing form",
  api: "through the API",
  claim: "with the claim",
  "owner page": "on the owner’s page",
  "signed statement": "by signed statement",
} as const;

export async function loadAttestation(services: Services, listingId: number) {
  const { latest, isDemo, isSent, hasOwner, askedAt } = await findAttestation(services, listingId);
  const by = latest && (latest.by ?? latest.email ?? "a deleted account");
  return {
    id: listingId,
    text: latest
      ? `${latest.way === "signed statement" ? "Signed statement recorded" : "Attested"} on ${momentInWords(latest.at)} by ${by}, ${ways[latest.way]}.`
      : isDemo
        ? "Demo data: it has no attestation."
        : isSent || hasOwner
          ? "Not attested"
          : "From public sources, not confirmed by its owner.",
    words: latest?.words ?? null,
    note: latest?.note ?? "",
    isMissing: !latest && !isDemo,
    mayAsk: !latest && !isDemo && (isSent || hasOwner),
    askedOn: askedAt && momentInWords(askedAt),
  };
}

export type ShownAttestation = Awaited<ReturnType<typeof loadAttestation>>;
