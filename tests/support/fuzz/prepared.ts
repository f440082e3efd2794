import { randomBytes } from "node:crypto";
import { signTestEvent } from "#domain/billing/test-payments/provider.server.ts";
import { createToken, hashOf } from "#platform/random-token.ts";
import { createSigner } from "#platform/secret.ts";
import { createAuthenticator } from "#tests/support/authenticator.ts";
import { people } from "#tests/support/people.ts";
import { demoPassword, siteSecret } from "#tests/support/server.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import type { Call } from "./call.ts";
import { type FuzzSite, oliviasListing, type Role } from "./site.ts";

/**
 * `sign`: headers that depend on the final body.
 * `late`: table that is written some seconds later.
 */
export type Prepared = Call & { sign?: (body: string) => Record<string, string>; late?: string };

/** Valid calls that random input does not reach. Created per use, because most work only once. */
export function preparedCalls({ send, rows }: FuzzSite): Record<string, () => Promise<Prepared>> {
  const json = { "content-type": "application/json" };
  const call = (role: Role, path: string, body: object, headers = {}): Prepared => ({
    role,
    sent: { method: "POST", path, headers: { ...json, ...headers }, body: JSON.stringify(body) },
  });
  const asked = async (role: Role, path: string) =>
    JSON.parse((await send(role, { method: "POST", path })).text);
  const one = async <Row>(query: string, values: unknown[] = []) => {
    const { rows: found } = await rows.query(query, values);
    if (!found[0]) throw new Error(`Nothing is there: ${query}`);
    return found[0] as Row;
  };
  /** Gives Gina another listing without a plan. */
  const unplanned = () =>
    one<{ id: number; slug: string }>(
      `with chosen as (select id, slug from listings m where status = 'active' and not exists (select from plans p where p.listing_id = m.id)
         and not exists (select from memberships o where o.listing_id = m.id) limit 1),
       added as (insert into memberships (user_id, listing_id, role) select u.id, c.id, 'owner' from users u, chosen c where u.email = $1)
       select id, slug from chosen`,
      [people.gina.email],
    );
  const planned = async () => {
    const listing = await unplanned();
    const body = new URLSearchParams({ card: "works", agreed: "yes", terms: "yes" }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    await send("gina", {
      method: "POST",
      path: `/owner/plan/${listing.slug}/payment`,
      headers,
      body,
    });
    return {
      ...listing,
      ...(await one<{ plan: string }>(
        "select external_id as plan from plans where listing_id = $1 and state <> 'none'",
        [listing.id],
      )),
    };
  };
  const booked = async () => {
    const free = await send("stranger", {
      method: "GET",
      path: `/api/listings/${oliviasListing}/availability?treatment=botox`,
    });
    const day = (JSON.parse(free.text) as { date: string; slots: string[] }[]).findLast(
      ({ slots }) => slots.length > 0,
    );
    const customer = {
      customerName: "Nora Feld",
      customerEmail: "nora@example.com",
      customerPhone: "(949) 555-0142",
    };
    const wish = {
      medSpaSlug: oliviasListing,
      treatmentType: "botox",
      preferredDate: day?.date,
      preferredTime: day?.slots[0],
      ...customer,
    };
    return JSON.parse((await send("stranger", call("stranger", "/api/bookings", wish).sent)).text)
      .id as number;
  };
  const passkey = async () => {
    const authenticator = createAuthenticator({ origin: siteUrl });
    const { step, options } = await asked("gina", "/api/passkeys/registration-options");
    return {
      authenticator,
      addition: call("gina", "/api/me/passkeys", {
        step,
        name: "Phone",
        response: authenticator.create(options.challenge),
      }),
    };
  };
  const person = {
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  };

  return {
    "POST /api/admin/authenticate": async () =>
      call("stranger", "/api/admin/authenticate", {
        email: `owner@${oliviasListing}.example.com`,
        password: demoPassword,
      }),
    "POST /api/admin/reset-password": async () => {
      const token = createToken();
      const fields = "token_hash, purpose, user_id, email, detail, created_at, expires_at";
      await rows.query(
        `insert into tokens (${fields}) select $1, 'reset password', id, email, '{}', now(), now() + interval '10 minutes' from users where email = $2`,
        [hashOf(token), people.gina.email],
      );
      return call("stranger", "/api/admin/reset-password", {
        token,
        newPassword: `tidepool ${randomBytes(6).toString("hex")}`,
      });
    },
    "POST /api/create-subscription": async () =>
      call("gina", "/api/create-subscription", { listingId: (await unplanned()).id }),
    "POST /api/admin/cancel-premium": async () =>
      call("gina", "/api/admin/cancel-premium", { listingId: (await planned()).id }),
    "POST /api/webhooks/stripe": async () => {
      const { plan } = await planned();
      const event = {
        id: `evt_${randomBytes(6).toString("hex")}`,
        type: "customer.subscription.updated",
        data: { object: { id: plan } },
      };
      const sign = (body: string) => ({
        "stripe-signature": signTestEvent(createSigner(siteSecret, "test payments"), body),
      });
      return { ...call("stranger", "/api/webhooks/stripe", event), sign };
    },
    "PATCH /api/admin/bookings/{id}/status": async () => {
      const { role, sent } = call("olivia", `/api/admin/bookings/${await booked()}/status`, {
        status: "cancelled",
      });
      return { role, sent: { ...sent, method: "PATCH" } };
    },
    "POST /api/me/passkeys": async () => (await passkey()).addition,
    "POST /api/passkeys/sign-in": async () => {
      const { authenticator, addition } = await passkey();
      await send(addition.role, addition.sent);
      const { step, options } = await asked("stranger", "/api/passkeys/sign-in-options");
      return call("stranger", "/api/passkeys/sign-in", {
        step,
        response: authenticator.get(options.challenge),
      });
    },
    "POST /api/events": async () => ({
      ...call(
        "stranger",
        "/api/events",
        { page: "/search", from: "", events: [{ kind: "view", slug: oliviasListing }] },
        person,
      ),
      late: "listing_days",
    }),
    "POST /api/ad-events": async () => {
      const { id, slot } = await one<{ id: number; slot: string }>(
        "select id, slots[1] as slot from ad_campaigns where ended_at is null and not is_paused",
      );
      return {
        ...call(
          "stranger",
          "/api/ad-events",
          { events: [{ kind: "seen", campaign: id, slot, place: "" }] },
          person,
        ),
        late: "ad_days",
      };
    },
  };
}
