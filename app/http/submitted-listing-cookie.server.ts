import { parse, serialize } from "hono/utils/cookie";
import type { Services } from "#domain/services.ts";

type Deps = Pick<Services, "submittedSigner" | "siteUrl">;

const name = "submitted";
const seconds = 24 * 60 * 60;

/**
 * Lets the sender of a new listing choose its plan for a day, before the owner has an account.
 */
export function submittedCookie({ submittedSigner, siteUrl }: Deps, listingId: number) {
  const isSecure = siteUrl.startsWith("https:");
  return serialize(name, submittedSigner.sign(String(listingId)), {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure,
    maxAge: seconds,
  });
}

export function readSubmittedListing(
  { submittedSigner }: Pick<Deps, "submittedSigner">,
  header: string | null | undefined,
) {
  const value = header ? parse(header, name)[name] : undefined;
  const read = value ? submittedSigner.read(value) : null;
  return read === null ? null : Number(read);
}
