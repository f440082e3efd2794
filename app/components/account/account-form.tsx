import type { FormAnswer } from "#app/form-answer.ts";
import { Button } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";

type FieldOf = (name: string) => { name: string; errors: string[] | undefined; defaultValue: string | undefined };

/** A form of a few fields: what is wrong stands above it and at the field, what was typed stays. */
export function AccountForm({
  action,
  answer,
  button,
  look,
  consent,
  problemTitle,
  hidden = {},
  given = {},
  children,
}: {
  action: string;
  answer: FormAnswer | undefined;
  button: string;
  look?: "primary" | "quiet";
  /** What somebody agrees to by sending. */
  consent?: string;
  problemTitle?: string;
  hidden?: Record<string, string>;
  given?: Record<string, string>;
  children?: (field: FieldOf) => React.ReactNode;
}) {
  const { errors, values } = answer && !answer.isDone ? answer : { errors: {} as Record<string, string[]>, values: given };
  return (
    <form method="post" action={action} noValidate className="grid gap-6">
      {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} {...(problemTitle ? { title: problemTitle } : {})} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children?.((name) => ({ name, errors: errors[name], defaultValue: values[name] }))}
      <div>
        <Button {...(look ? { look } : {})}>{button}</Button>
        {consent && <p className="mt-3 text-sm text-muted">{consent}</p>}
      </div>
    </form>
  );
}
