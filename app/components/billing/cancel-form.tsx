import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";

/** Confirmation step, on its own page or in a dialog. */
export function CancelForm({ path, back, until }: { path: string; back: string; until: string }) {
  return (
    <>
      <p>
        {until} Then it becomes a standard listing and keeps its content. You can undo this until
        then.
      </p>
      <form method="post" action={path} className="flex flex-wrap gap-3">
        <Button>Cancel Premier</Button>
        <ButtonLink variant="secondary" href={back}>
          Keep Premier
        </ButtonLink>
      </form>
    </>
  );
}
