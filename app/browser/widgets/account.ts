import { signedInHint } from "./signed-in-hint.ts";

type SignedInUser = { name: string; favourites: string[]; seenBy: { until: string } | null };

const hint = new RegExp(`(^|; )${signedInHint}=`);
const hasHint = () => hint.test(document.cookie);

/** Returns the signed-in account, or null. Without the hint cookie it sends no request. */
export async function fetchCurrentUser(): Promise<SignedInUser | null> {
  if (!hasHint()) return null;
  const answer: { user: SignedInUser | null } | null = await fetch("/api/me").then(
    (response) => (response.status === 401 ? { user: null } : response.json()),
    () => null,
  );
  // The session ended elsewhere, for example with a new password or in another browser.
  if (answer && !answer.user) {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not everywhere yet.
    document.cookie = `${signedInHint}=; path=/; max-age=0`;
    delete document.documentElement.dataset.member;
  }
  return answer?.user ?? null;
}

/**
 * Handles the back button: the restored page may belong to an account that has since signed out.
 */
export function startAccount() {
  const wasMember = hasHint();
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && hasHint() !== wasMember) location.reload();
  });
}
