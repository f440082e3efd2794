import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/field.tsx";

type Deed = { value: string; text: string };
type Decision = {
  path: string;
  /** What both forms carry: `id`, and whatever else says what is decided. */
  given: { id: number } & Record<string, number>;
  scope: string;
  hint: string;
  errors: string[] | undefined;
  /** The field that says what is done. */
  by?: "decision" | "act";
  yes?: Deed;
  no?: Deed;
  /** What can be chosen with an approval. */
  children?: React.ReactNode;
};

const approval = { value: "approve", text: "Approve" };
const rejection = { value: "reject", text: "Reject" };

/** The two ends of something that waits: a rejection has its reason, which is mailed. */
export function ApproveOrReject({ path, given, scope, hint, errors, by = "decision", yes = approval, no = rejection, children }: Decision) {
  const hidden = (deed: Deed) =>
    Object.entries({ ...given, [by]: deed.value }).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
  return (
    <>
      <form method="post" action={path} className="grid gap-3">
        {hidden(yes)}
        {children}
        <p>
          <Button>{yes.text}</Button>
        </p>
      </form>
      <details open={errors ? true : undefined}>
        <summary className="text-link inline-flex min-h-11 items-center">{no.text}</summary>
        <form method="post" action={path} noValidate className="mt-2 grid gap-3">
          {hidden(no)}
          <TextArea scope={`${scope}-${given.id}`} label="Why" name="reason" rows={3} maxLength={500} errors={errors} hint={hint} />
          <p>
            <Button look="quiet">{no.text} and tell them</Button>
          </p>
        </form>
      </details>
    </>
  );
}
