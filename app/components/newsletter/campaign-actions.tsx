import { Form } from "react-router";
import { Button } from "../ui/button.tsx";

type Props = { path: string; actions: { intent: string; label: string }[] };

export function CampaignActions({ path, actions }: Props) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {actions.map(({ intent, label }) => (
        <Form key={intent} method="post" action={path}>
          <Button look="quiet" name="intent" value={intent}>
            {label}
          </Button>
        </Form>
      ))}
    </div>
  );
}
