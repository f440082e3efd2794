/** Where a deed is done and the next thing is to sign in. */
export function ToSignIn() {
  return (
    <p>
      <a href="/sign-in" className="text-link">
        Sign in
      </a>
    </p>
  );
}
