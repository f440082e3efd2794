import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/field.tsx";

type Deed = { act: string; text: string };
type Deciding = { id: number; path: string; yes: Deed; no: Deed; errors: string[] | undefined };

/** What can be done with a photo that waits. */
export function PhotoDecision({ id, path, yes, no, errors }: Deciding) {
  return (
    <>
      <form method="post" action={path}>
        <input type="hidden" name="id" value={id} />
        <Button name="act" value={yes.act} className="w-full">
          {yes.text}
        </Button>
      </form>
      <details open={errors ? true : undefined}>
        <summary className="text-link inline-flex min-h-11 items-center">{no.text}</summary>
        <form method="post" action={path} noValidate className="mt-2 grid gap-3">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="act" value={no.act} />
          <TextArea
            scope={`${no.act.replace(" ", "-")}-${id}`}
            label="Why"
            name="reason"
            rows={3}
            maxLength={500}
            errors={errors}
            hint="Mailed to the place, word for word."
          />
          <p>
            <Button look="quiet">{no.text} and tell them</Button>
          </p>
        </form>
      </details>
    </>
  );
}
