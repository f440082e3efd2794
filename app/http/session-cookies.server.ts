import { parse, serialize } from "hono/utils/cookie";
import type { Workplace } from "#domain/accounts/actor.ts";
import type { OpenedSession } from "#domain/accounts/sessions/opened-session.ts";
import { seenAsHint, signedInHint } from "../browser/signed-in-hint.ts";

const deviceDays = 400;
const daySeconds = 24 * 60 * 60;

export type SessionCookies = ReturnType<typeof sessionCookies>;

/** The two cookies of sign-in. Where the site has https they are bound to its very host and never leave it in the clear. */
export function sessionCookies(siteUrl: string) {
  const isSecure = siteUrl.startsWith("https:");
  const name = (plain: string) => (isSecure ? `__Host-${plain}` : plain);
  const options = { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure } as const;
  const write = (plain: string, value: string, maxAge: number) =>
    serialize(name(plain), value, { ...options, maxAge });
  const read = (header: string | null | undefined, plain: string) =>
    header ? (parse(header, name(plain))[name(plain)] ?? null) : null;
  const device = (token: string) => write("device", token, deviceDays * daySeconds);
  // Says that there is a session, and nothing of it: pages that are the same for everybody need not ask who is there.
  const hint = (value: Workplace | typeof seenAsHint | "", maxAge: number) =>
    serialize(signedInHint, value, { path: "/", sameSite: "Lax", secure: isSecure, maxAge });
  return {
    sessionIn: (header: string | null | undefined) => read(header, "session"),
    deviceIn: (header: string | null | undefined) => read(header, "device"),
    stepIn: (header: string | null | undefined) => read(header, "step"),
    device,
    open: ({ token, deviceToken, expiresAt, workplace }: OpenedSession, now: Date) => {
      const lasts = Math.round((expiresAt.getTime() - now.getTime()) / 1000);
      return [
        write("session", token, lasts),
        hint(workplace, lasts),
        device(deviceToken),
        write("step", "", 0),
      ];
    },
    /** Says to pages that are the same for everybody that a webmaster sees them as somebody else, until then or no longer. */
    seenAs: (until: Date | null, now: Date) =>
      hint(
        until ? seenAsHint : "admin",
        until ? Math.round((until.getTime() - now.getTime()) / 1000) : daySeconds,
      ),
    /** Between password and code. */
    step: (token: string) => write("step", token, 10 * 60),
    close: () => [write("session", "", 0), hint("", 0)],
  };
}
