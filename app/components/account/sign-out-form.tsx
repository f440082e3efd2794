import { Button } from "#app/components/ui/button.tsx";
import { LogOut } from "#app/components/ui/icons.tsx";
import { say, to } from "#shared/say.ts";

type Props = { className?: string; isIcon?: boolean };

export function SignOutForm({ className = "", isIcon = false }: Props) {
  return (
    <form method="post" action={to("/sign-out")} className={className}>
      <Button
        variant="plain"
        className="flex items-center py-2 hover:text-lagoon"
        {...(isIcon ? { "aria-label": say("Sign out"), title: say("Sign out") } : {})}
      >
        {isIcon ? <LogOut className="size-5" aria-hidden /> : say("Sign out")}
      </Button>
    </form>
  );
}
