import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/field.tsx";

type Decision = {
  path: string;
  /** What both forms carry: `id`, and whatever else says what is decided. */
  given: { id: number } & Record<string, number>;
  scope: string;
  hint: string;
  errors: string[] | undefined;
  /** What can be chosen with an approval. */
  children?: React.ReactNode;
};

/** The two ends of something that waits: a rejection has its reason, which is mailed. */
export function ApproveOrReject({ path, given, scope, hint, errors, children }: Decision) {
  const hidden = (decision: string) =>
    Object.entries({ ...given, decision }).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
  return (
    <>
      <form method="post" action={path} className="grid gap-3">
        {hidden("approve")}
        {children}
        <p>
          <Button>Approve</Button>
        </p>
      </form>
      <details open={errors ? true : undefined}>
        <summary className="text-link inline-flex min-h-11 items-center">Reject</summary>
        <form method="post" action={path} noValidate className="mt-2 grid gap-3">
          {hidden("reject")}
          <TextArea scope={`${scope}-${given.id}`} label="Why" name="reason" rows={3} maxLength={500} errors={errors} hint={hint} />
          <p>
            <Button look="quiet">Reject and tell them</Button>
          </p>
        </form>
      </details>
    </>
  );
}
