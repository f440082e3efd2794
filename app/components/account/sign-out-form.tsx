import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
export function SignOutForm({ className = "" }: { className?: string }) {
  return (
    <form method="post" action={to("/sign-out")} className={className}>
      <button type="submit" className="py-2 hover:text-lagoon">
        {say("Sign out")}
      </button>
    </form>
  );
}
