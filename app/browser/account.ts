import { signedInHint } from "./signed-in-hint.ts";

type Me = { name: string; favourites: string[]; seenBy: { until: string } | null };

const hint = new RegExp(`(^|; )${signedInHint}=`);
const hasHint = () => hint.test(document.cookie);

/** Who is signed in here, null for a stranger, who costs no request: without the hint nobody is asked. */
export async function whoIsHere(): Promise<Me | null> {
  if (!hasHint()) return null;
  const answer: { user: Me | null } | null = await fetch("/api/me").then(
    (response) => (response.status === 401 ? { user: null } : response.json()),
    () => null,
  );
  // The session has ended elsewhere: a new password, another browser.
  if (answer && !answer.user) {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not everywhere yet.
    document.cookie = `${signedInHint}=; path=/; max-age=0`;
    delete document.documentElement.dataset.member;
  }
  return answer?.user ?? null;
}

/** A page that the back button brings again may be of somebody who has signed out since. */
export function startAccount() {
  const wasMember = hasHint();
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && hasHint() !== wasMember) location.reload();
  });
}
