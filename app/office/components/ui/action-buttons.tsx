import { Form } from "react-router";
import { Button, type ButtonStyle } from "#app/components/ui/button.tsx";

export type ActionButton = { intent: string; label: string; variant?: ButtonStyle["variant"] };

export function ActionButtons({ path, actions }: { path: string; actions: ActionButton[] }) {
  return (
    <Form method="post" action={path} className="mt-8 flex flex-wrap items-center gap-3">
      {actions.map(({ intent, label, variant = "secondary" }) => (
        <Button key={intent} name="intent" value={intent} variant={variant}>
          {label}
        </Button>
      ))}
    </Form>
  );
}
