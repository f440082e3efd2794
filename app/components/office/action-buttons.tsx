import { Form } from "react-router";
import { Button, type buttonLooks } from "../ui/button.tsx";

export type ActionButton = { intent: string; label: string; look?: keyof typeof buttonLooks };

export function ActionButtons({ path, actions }: { path: string; actions: ActionButton[] }) {
  return (
    <Form method="post" action={path} className="mt-8 flex flex-wrap items-center gap-3">
      {actions.map(({ intent, label, look = "quiet" }) => (
        <Button key={intent} name="intent" value={intent} look={look}>
          {label}
        </Button>
      ))}
    </Form>
  );
}
