import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";

type Props = { path: string; back: string; plan: string; until: string };

/** Confirms a cancellation, on its own page or in a dialog. */
export function CancelForm({ path, back, plan, until }: Props) {
  return (
    <>
      <p>
        {until} Then it becomes a standard listing and keeps its content. You can undo this until
        then.
      </p>
      <form method="post" action={path} className="flex flex-wrap gap-3">
        <Button>Cancel {plan}</Button>
        <ButtonLink variant="secondary" href={back}>
          Keep {plan}
        </ButtonLink>
      </form>
    </>
  );
}
