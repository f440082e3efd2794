import { Form } from "react-router";
import { Button, type buttonLooks } from "../ui/button.tsx";

type Props = {
  action: string;
  fields: Record<string, string | number>;
  look?: keyof typeof buttonLooks;
  of?: string;
  children: React.ReactNode;
};

/** A form that is only a button. `of`: what it is about, for screen readers. */
export function PostButton({ action, fields, look = "quiet", of, children }: Props) {
  return (
    <Form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look={look}>
        {children}
        {of && <span className="sr-only">: {of}</span>}
      </Button>
    </Form>
  );
}
