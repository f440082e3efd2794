import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";

/** The second of two clicks: on a page of its own, or in a dialog. */
export function CancelForm({ path, back, until }: { path: string; back: string; until: string }) {
  return (
    <>
      <p>
        {until} Then it becomes a standard listing and keeps its content. You can undo this until
        then.
      </p>
      <form method="post" action={path} className="flex flex-wrap gap-3">
        <Button>Cancel Premier</Button>
        <ButtonLink look="quiet" href={back}>
          Keep Premier
        </ButtonLink>
      </form>
    </>
  );
}
