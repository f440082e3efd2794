import { Form } from "react-router";
import { Button, type ButtonStyle } from "#app/components/ui/button.tsx";

type Props = {
  action: string;
  fields: Record<string, string | number>;
  variant?: ButtonStyle["variant"];
  of?: string;
  children: React.ReactNode;
};

/** Renders a form that is only a button. `of`: its object, for screen readers. */
export function PostButton({ action, fields, variant = "secondary", of, children }: Props) {
  return (
    <Form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant={variant}>
        {children}
        {of && <span className="sr-only">: {of}</span>}
      </Button>
    </Form>
  );
}
