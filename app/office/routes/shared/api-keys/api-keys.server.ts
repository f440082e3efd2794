import { data } from "react-router";
import { requireFound } from "#app/http/answers.server.ts";
import { signedIn } from "#app/http/authorize.server.ts";
import { listingContext } from "#app/http/context.ts";
import { byIntent, officeAction } from "#app/http/office-action.server.ts";
import { hasProof } from "#domain/accounts/actor.ts";
import { listKeys, makeKey, revokeKey } from "#domain/accounts/api-keys/api-keys.server.ts";
import {
  apiKeyLifetimes,
  keySchema,
  scopesForKeyKind,
} from "#domain/accounts/api-keys/key-input.ts";
import { makeKeyProblems } from "#domain/accounts/api-keys/problems.ts";
import { apiKeyScopes } from "#domain/accounts/api-keys/scopes.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { readId } from "#shared/read-id.ts";
import { isOfAdmin, type SharedArgs } from "../shared-args.ts";

const dayOf = (at: Date) => formatDay(localDay(at));

/** Returns the owner of the keys: the site, or the listing in the path. */
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
  };
}

const scope = (args: SharedArgs) => ({ ...signedIn(args), ...scopeInPath(args) });

const revoke = officeAction({
  scope,
  run: async ({ services, actor, listingId, form }) => {
    await revokeKey(services, actor, listingId, readId(String(form.get("key"))));
    return "done";
  },
  done: { done: { title: "Revoked", text: "Programs that still use this key will be rejected." } },
});

const create = officeAction({
  scope,
  schema: ({ kind }) => keySchema(kind),
  lists: ["scopes"],
  run: ({ services, actor, listingId, input }) => makeKey(services, actor, listingId, input),
  problems: makeKeyProblems,
  shown: {
    // A new key is shown only in this response.
    made: ({ key }) =>
      data({ isDone: true as const, made: key }, { headers: { "cache-control": "no-store" } }),
  },
  done: {},
});

export const action = byIntent({ revoke }, create);
