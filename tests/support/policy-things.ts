import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { createAuthenticator } from "./authenticator.ts";
import { people } from "./people.ts";
import type { Hidden } from "./policy-hidden.ts";
import { type Ask, oliviasListing } from "./policy-site.ts";
import { reviewInput } from "./reviews.ts";
import { siteUrl } from "./site-url.ts";

/** Another owner's listing that Olivia writes about. */
const elsewhere = "calderbrook-aesthetic-physicians";

const idIn = (text: string, path: string) => new RegExp(`${path}/(\\d+)`).exec(text)?.[1] ?? "";

/** A resource of Olivia or her listing for each permission; created if the demo has none. */
export function thingsOfOlivia(
  ask: Ask,
): Partial<Record<Permission, (operation: string) => Promise<string>>> {
  const listed = async (path: string) => idIn((await ask("olivia", "GET", path)).text, path);
  const made = async (path: string, body: object) =>
    String(JSON.parse((await ask("olivia", "POST", path, body)).text).id);
  return {
    "session.endOther": async () => {
      const { text } = await ask("olivia", "GET", "/api/me/sessions");
      return String(JSON.parse(text).find((session: { isThis: boolean }) => !session.isThis).id);
    },
    "passkey.remove": async () => {
      const { step, options } = JSON.parse(
        (await ask("olivia", "POST", "/api/passkeys/registration-options")).text,
      );
      return made("/api/me/passkeys", {
        step,
        name: "Phone",
        response: createAuthenticator({ origin: siteUrl }).create(options.challenge),
      });
    },
    "saved.editSearch": async () => {
      await ask("olivia", "POST", "/profile/searches/new?q=botox", { name: "Botox" });
      return listed("/profile/searches");
    },
    "questions.editOwn": () =>
      made("/api/questions", {
        medSpaSlug: elsewhere,
        text: "Is there a place to leave a bicycle?",
      }),
    "reviews.editOwn": () =>
      made("/api/reviews", {
        medSpaSlug: elsewhere,
        ...reviewInput({ treatment: null, visitedOn: "2026-01-10" }),
      }),
    "questions.answer": () => listed("/owner/questions"),
    "reviews.reply": () => listed("/owner/reviews"),
    "specials.manage": () => listed("/owner/specials"),
    "specials.read": async () =>
      String(JSON.parse((await ask("olivia", "GET", "/api/me")).text).user.listings[0].id),
    "bookings.manage": (operation) => (operation.includes("/blocks/") ? block(ask) : booking(ask)),
    "plans.manage": async () => oliviasListing,
    "invoices.read": async () =>
      idIn((await ask("olivia", "GET", "/owner/plan")).text, "/owner/plan/invoices"),
    "photos.manage": async () => oliviasListing,
    "listings.edit": async () => oliviasListing,
    "analytics.read": async () => oliviasListing,
    "team.manage": async () => oliviasListing,
    "ownerSettings.read": async () => oliviasListing,
    "apiKeys.manage": async () => oliviasListing,
    "webhooks.create": async () => oliviasListing,
    "webhooks.manage": () => endpoint(ask),
    "webhooks.resend": async () => {
      const path = `/owner/webhooks/${await endpoint(ask)}`;
      await ask("olivia", "POST", path, { intent: "test" });
      return idIn(
        (await ask("olivia", "GET", `${path}?place=${oliviasListing}`)).text,
        "/owner/webhooks/deliveries",
      );
    },
    "leads.manage": async () => {
      const form = `/listing/${oliviasListing}/call`;
      const made =
        /name="made" value="([^"]+)"/.exec((await ask("stranger", "GET", form)).text)?.[1] ?? "";
      await ask("stranger", "POST", form, {
        made,
        name: "Nora Feld",
        phone: "(949) 555-0142",
        email: "nora@example.com",
        bestTime: "any",
      });
      return listed("/owner/leads");
    },
  };
}

async function endpoint(ask: Ask) {
  const list = `/owner/settings/${oliviasListing}/webhooks`;
  await ask("olivia", "POST", list, {
    url: "https://receiver.example/",
    description: "",
    events: "lead.received",
  });
  return idIn((await ask("olivia", "GET", list)).text, "/owner/webhooks");
}

async function firstSlot(ask: Ask) {
  const { text } = await ask(
    "stranger",
    "GET",
    `/api/listings/${oliviasListing}/availability?treatment=botox`,
  );
  const { date, slots } = (JSON.parse(text) as { date: string; slots: string[] }[]).findLast(
    (day) => day.slots.length > 0,
  ) ?? { date: "", slots: [] };
  return { date, time: slots[0] ?? "" };
}

async function booking(ask: Ask) {
  const { date, time } = await firstSlot(ask);
  const who = {
    customerName: "Nora Feld",
    customerEmail: "nora@example.com",
    customerPhone: "(949) 555-0142",
  };
  const wish = {
    medSpaSlug: oliviasListing,
    treatmentType: "botox",
    preferredDate: date,
    preferredTime: time,
    ...who,
  };
  return String(JSON.parse((await ask("stranger", "POST", "/api/bookings", wish)).text).id);
}

async function block(ask: Ask) {
  const { date, time } = await firstSlot(ask);
  await ask("olivia", "POST", "/owner/bookings/blocks/new", {
    date,
    time,
    minutes: "15",
    note: "",
  });
  return idIn(
    (await ask("olivia", "GET", `/owner/bookings?view=week&week=${date}`)).text,
    "/owner/bookings/blocks",
  );
}

/** Secret last segment of a voucher's link. */
export async function linkOfClaim(ask: Ask) {
  const [running] = JSON.parse((await ask("stranger", "GET", "/api/specials/active")).text) as {
    id: number;
  }[];
  const { text } = await ask("gina", "POST", `/api/specials/${running?.id}/claim`, {
    email: people.gina.email,
    name: people.gina.name,
  });
  return (JSON.parse(text) as { claimUrl: string }).claimUrl.split("/").at(-1) ?? "";
}

/** Id of an item at Olivia's listing from its page; creates an API key first. */
export async function numberOfOlivia(ask: Ask, path: string, { pairId }: Hidden) {
  const own = path.replace(":slug", oliviasListing);
  if (path.endsWith("/before-after")) return String(pairId);
  const numbered =
    /<(?:button|input)(?=[^>]* name="(?:key|member)")[^>]* value="(\d+)"| value="remove-(\d+)"/;
  const found = async () => {
    const [, named, removed] = numbered.exec((await ask("olivia", "GET", own)).text) ?? [];
    return named ?? removed ?? "";
  };
  if (path.endsWith("/keys") && (await found()) === "")
    await ask("olivia", "POST", own, { name: "Desk", scopes: "listings:read", days: "never" });
  return found();
}
