import { withNext } from "#app/with-next.ts";

/** Where a deed is done and the next thing is to sign in. */
export function ToSignIn({ next = "" }: { next?: string }) {
  return (
    <p>
      <a href={withNext("/sign-in", next)} className="text-link">
        Sign in
      </a>
    </p>
  );
}
