import { parse, serialize } from "hono/utils/cookie";
import type { Workplace } from "#domain/accounts/actor.ts";
import type { NewSession } from "#domain/accounts/sessions/new-session.ts";
import { impersonationHint, signedInHint } from "../browser/widgets/signed-in-hint.ts";

const deviceDays = 400;
const daySeconds = 24 * 60 * 60;

export type SessionCookies = ReturnType<typeof sessionCookies>;

/** Returns both sign-in cookies. On HTTPS they are host-only and secure. */
export function sessionCookies(siteUrl: string) {
  const isSecure = siteUrl.startsWith("https:");
  const name = (plain: string) => (isSecure ? `__Host-${plain}` : plain);
  const options = { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure } as const;
  const write = (plain: string, value: string, maxAge: number) =>
    serialize(name(plain), value, { ...options, maxAge });
  const read = (header: string | null | undefined, plain: string) =>
    header ? (parse(header, name(plain))[name(plain)] ?? null) : null;
  const device = (token: string) => write("device", token, deviceDays * daySeconds);
  // Reveals only that a session exists, so cached pages can skip the account request without it.
  const hint = (value: Workplace | typeof impersonationHint | "", maxAge: number) =>
    serialize(signedInHint, value, { path: "/", sameSite: "Lax", secure: isSecure, maxAge });
  return {
    sessionIn: (header: string | null | undefined) => read(header, "session"),
    deviceIn: (header: string | null | undefined) => read(header, "device"),
    stepIn: (header: string | null | undefined) => read(header, "step"),
    device,
    open: ({ token, deviceToken, expiresAt, workplace }: NewSession, now: Date) => {
      const lasts = Math.round((expiresAt.getTime() - now.getTime()) / 1000);
      return [
        write("session", token, lasts),
        hint(workplace, lasts),
        device(deviceToken),
        write("step", "", 0),
      ];
    },
    /** Tells cached pages that an admin is impersonating an account, until a date or no longer. */
    seenAs: (until: Date | null, now: Date) =>
      hint(
        until ? impersonationHint : "admin",
        until ? Math.round((until.getTime() - now.getTime()) / 1000) : daySeconds,
      ),
    /** Cookie between the password and code steps. */
    step: (token: string) => write("step", token, 10 * 60),
    close: () => [write("session", "", 0), hint("", 0)],
  };
}
