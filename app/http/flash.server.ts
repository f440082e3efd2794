import { parse, serialize } from "hono/utils/cookie";
import { replace } from "react-router";
import type { Services } from "#domain/services.ts";
import { redirectTo } from "./answers.server.ts";
import type { RouteArgs } from "./authorize.server.ts";
import { servicesContext, visitorContext } from "./context.ts";
import type { Flash } from "./flash.ts";

type Deps = Pick<Services, "flashSigner" | "siteUrl">;

const name = "flash";
const seconds = 60;

/** Redirects, and shows the message there once. A link cannot contain it. */
export const redirectWithFlash = (deps: Deps, path: string, flash: Flash) =>
  redirectTo(path, [flashCookie(deps, path, flash)]);

/** Works as `redirectWithFlash`, but Back skips the page with the form. */
export function replaceWithFlash(deps: Deps, path: string, flash: Flash) {
  const headers = { "cache-control": "no-store", "set-cookie": flashCookie(deps, path, flash) };
  return replace(path, { status: 303, headers });
}

/**
 * Returns the cookie with a message. It names its page, because another tab may load a page first.
 */
function flashCookie(deps: Deps, path: string, flash: Flash) {
  const page = new URL(path, deps.siteUrl).pathname;
  return write(deps, deps.flashSigner.sign(JSON.stringify({ page, flash })), seconds);
}

const write = ({ siteUrl }: Pick<Deps, "siteUrl">, value: string, maxAge: number) =>
  serialize(name, value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: siteUrl.startsWith("https:"),
    maxAge,
  });

/**
 * Reads the message of this page and clears it, with headers for the loader's answer. Asks for the
 * visitor, so that no cache keeps the page.
 */
export async function takeFlash({ request, url, context }: RouteArgs) {
  await context.get(visitorContext).visitor();
  const services = context.get(servicesContext);
  const cookie = request.headers.get("cookie");
  const sent = cookie && services.flashSigner.read(parse(cookie, name)[name] ?? "");
  const { page, flash } = sent ? (JSON.parse(sent) as { page: string; flash: Flash }) : noFlash;
  if (!flash || page !== url.pathname || request.headers.has("sec-purpose")) return nothing;
  return { flash, init: { headers: { "set-cookie": write(services, "", 0) } } };
}

const noFlash = { page: "", flash: null };
const nothing = { flash: null, init: {} };
