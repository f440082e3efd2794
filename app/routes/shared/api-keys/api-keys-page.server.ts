import { formErrorKey } from "#app/forms/fields.ts";
import { type FormAnswer, readForm } from "#app/forms/form-result.ts";
import { redirectTo, rejectAccountForm } from "#app/http/redirect.server.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { hasProof } from "#domain/accounts/actor.ts";
import { listKeys, makeKey, revokeKey } from "#domain/accounts/api-keys/api-keys.server.ts";
import {
  apiKeyLifetimes,
  keySchema,
  scopesForKeyKind,
} from "#domain/accounts/api-keys/key-input.ts";
import { apiKeyScopes } from "#domain/accounts/api-keys/scopes.ts";
import type { Services } from "#domain/services.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { readId } from "#shared/read-id.ts";
import { brand } from "#site/brand.ts";

type ApiKeysScope = { listingId: number | null; path: string };
/** `made`: the new key, shown only in this response. */
export type ApiKeysAnswer = { made: string | null; answer?: FormAnswer };

const dayOf = (at: Date) => formatDay(localDay(at, brand.region.timeZone));

export async function loadKeys(
  services: Services,
  actor: Actor,
  { listingId, path }: ApiKeysScope,
  request: Request,
) {
  const keys = await listKeys(services, actor, listingId);
  return (
    keys && {
      path,
      keys: keys.map(({ createdAt, expiresAt, usedOn, revokedAt, ...key }) => ({
        ...key,
        made: dayOf(createdAt),
        until: expiresAt && dayOf(expiresAt),
        used: usedOn && formatDay(usedOn),
        revoked: revokedAt && dayOf(revokedAt),
      })),
      choices: scopesForKeyKind(listingId === null ? "site" : "listing").map((scope) => ({
        value: scope,
        label: scope,
        hint: apiKeyScopes[scope].text,
      })),
      lifetimes: Object.entries(apiKeyLifetimes).map(([value, label]) => ({ value, label })),
      isProven: hasProof(actor, services.clock()),
      isRevoked: new URL(request.url).searchParams.has("revoked"),
    }
  );
}

export async function handleApiKeysForm(
  services: Services,
  actor: Actor,
  { listingId, path }: ApiKeysScope,
  form: FormData,
): Promise<ApiKeysAnswer | Response | null> {
  if (form.has("revoke")) {
    await revokeKey(services, actor, listingId, readId(String(form.get("revoke"))));
    return redirectTo(`${path}?revoked=1`, []);
  }
  const typed = { ...Object.fromEntries(form), scopes: form.getAll("scopes") };
  const read = readForm(keySchema(listingId === null ? "site" : "listing"), form, typed);
  if ("answer" in read) return { made: null, answer: read.answer };
  const made = await makeKey(services, actor, listingId, read.data);
  if (made.outcome === "made") return { made: made.key };
  if (made.outcome === "proof-needed")
    return redirectTo(`/profile/security/proof?next=${encodeURIComponent(path)}`, []);
  return made.outcome === "not-found"
    ? null
    : {
        made: null,
        answer: rejectAccountForm(form, {
          [formErrorKey]: ["You can have at most twenty keys. Revoke one first."],
        }),
      };
}
