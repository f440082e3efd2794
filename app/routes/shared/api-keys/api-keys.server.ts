import { data } from "react-router";
import { readForm, rejectForm } from "#app/forms/form-result.ts";
import { notFound, redirectTo, requireFound } from "#app/http/answers.server.ts";
import { signedIn } from "#app/http/authorize.server.ts";
import { listingContext } from "#app/http/context.ts";
import { proofPath } from "#app/http/with-next.ts";
import { hasProof } from "#domain/accounts/actor.ts";
import { listKeys, makeKey, revokeKey } from "#domain/accounts/api-keys/api-keys.server.ts";
import {
  apiKeyLifetimes,
  keySchema,
  scopesForKeyKind,
} from "#domain/accounts/api-keys/key-input.ts";
import { apiKeyScopes } from "#domain/accounts/api-keys/scopes.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { readId } from "#shared/read-id.ts";
import { isOfAdmin, type SharedArgs } from "../shared-args.ts";

const dayOf = (at: Date) => formatDay(localDay(at));

/** The keys of the site, or of the listing in the path. */
function scopeInPath(args: SharedArgs) {
  const path = "/admin/integrations";
  if (isOfAdmin(args)) return { kind: "site" as const, listing: null, listingId: null, path };
  const { id, name, slug } = args.context.get(listingContext);
  return {
    kind: "listing" as const,
    listing: { name },
    listingId: id,
    path: `/owner/settings/${slug}/keys`,
  };
}

export async function loader(args: SharedArgs) {
  const { actor, services } = signedIn(args);
  const { kind, listing, listingId, path } = scopeInPath(args);
  const keys = requireFound(await listKeys(services, actor, listingId));
  return {
    listing,
    path,
    keys: keys.map(({ createdAt, expiresAt, usedOn, revokedAt, ...key }) => ({
      ...key,
      made: dayOf(createdAt),
      until: expiresAt && dayOf(expiresAt),
      used: usedOn && formatDay(usedOn),
      revoked: revokedAt && dayOf(revokedAt),
    })),
    choices: scopesForKeyKind(kind).map((scope) => ({
      value: scope,
      label: scope,
      hint: apiKeyScopes[scope].text,
    })),
    lifetimes: Object.entries(apiKeyLifetimes).map(([value, label]) => ({ value, label })),
    isProven: hasProof(actor, services.clock()),
    isRevoked: args.url.searchParams.has("revoked"),
  };
}

export async function action(args: SharedArgs) {
  const { actor, services } = signedIn(args);
  const { kind, listingId, path } = scopeInPath(args);
  const form = await args.request.formData();
  if (form.get("intent") === "revoke") {
    await revokeKey(services, actor, listingId, readId(String(form.get("key"))));
    return redirectTo(`${path}?revoked=1`);
  }
  const typed = { ...Object.fromEntries(form), scopes: form.getAll("scopes") };
  const read = readForm(keySchema(kind), form, typed);
  if ("answer" in read) return read.answer;
  const made = await makeKey(services, actor, listingId, read.data);
  if (made.outcome === "not-found") throw notFound();
  // A new key is shown only in this response.
  if (made.outcome === "made")
    return data(
      { isDone: true as const, made: made.key },
      { headers: { "cache-control": "no-store" } },
    );
  return made.outcome === "proof-needed"
    ? redirectTo(proofPath(path))
    : rejectForm(form, "You can have at most twenty keys. Revoke one first.");
}
