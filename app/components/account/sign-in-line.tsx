import { TextLink } from "#app/components/ui/text-link.tsx";
import { withNext } from "#app/http/with-next.ts";
import { say } from "#shared/say.ts";

export function SignInLine({ next = "" }: { next?: string }) {
  return (
    <p>
      <TextLink href={withNext("/sign-in", next)}>{say("Sign in")}</TextLink>
    </p>
  );
}
