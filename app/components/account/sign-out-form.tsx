export function SignOutForm({ className = "" }: { className?: string }) {
  return (
    <form method="post" action="/sign-out" className={className}>
      <button type="submit" className="py-2 hover:text-lagoon">
        Sign out
      </button>
    </form>
  );
}
