import { LogOut } from "#app/components/ui/icons.tsx";
import { say, to } from "#shared/say.ts";

export function SignOutForm({
  className = "",
  isIcon = false,
}: {
  className?: string;
  isIcon?: boolean;
}) {
  return (
    <form method="post" action={to("/sign-out")} className={className}>
      <button
        type="submit"
        className="flex items-center py-2 hover:text-lagoon"
        {...(isIcon ? { "aria-label": say("Sign out"), title: say("Sign out") } : {})}
      >
        {isIcon ? <LogOut className="size-5" aria-hidden /> : say("Sign out")}
      </button>
    </form>
  );
}
