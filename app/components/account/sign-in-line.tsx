import { withNext } from "#app/http/with-next.ts";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";

export function SignInLine({ next = "" }: { next?: string }) {
  return (
    <p>
      <a href={to(withNext("/sign-in", next))} className="text-link">
        {say("Sign in")}
      </a>
    </p>
  );
}
