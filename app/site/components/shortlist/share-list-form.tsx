import { Button } from "#app/components/ui/button.tsx";
import { Share2 } from "#app/components/ui/icons.tsx";
import { type FormAnswer, formProblem } from "#app/forms/form-result.ts";
import { FormGuard } from "#app/site/components/forms/form-guard.tsx";
import { maxShortlistListings } from "#domain/search/shortlist.ts";
import { say, sayStored, to } from "#shared/say.ts";

type Props = { action: string; slugs: string[]; actionData: FormAnswer | undefined };

export function ShareListForm({ action, slugs, actionData }: Props) {
  const error = formProblem(actionData);
  return (
    <form method="post" action={to(action)}>
      <input type="hidden" name="slugs" value={slugs.slice(0, maxShortlistListings).join(",")} />
      <FormGuard />
      <Button variant="secondary">
        <Share2 className="size-4" aria-hidden /> {say("Share this list")}
      </Button>
      {error && (
        <p role="alert" className="mt-2 text-coral">
          {sayStored(error)}
        </p>
      )}
    </form>
  );
}
