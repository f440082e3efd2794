import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { OwnSpecial, SpecialAct } from "#domain/specials/own-specials.server.ts";

const actionNames: Record<SpecialAct, string> = {
  pause: "Pause",
  resume: "Resume",
  end: "End now",
  delete: "Delete",
};

export function actionsOf({
  state,
  vouchers,
}: Pick<OwnSpecial, "state" | "vouchers">): SpecialAct[] {
  const turn: SpecialAct[] =
    state === "ended" ? [] : [state === "paused" ? "resume" : "pause", "end"];
  return vouchers === 0 ? [...turn, "delete"] : turn;
}

type Props = { path: string; title: string; actions: SpecialAct[] };

export function SpecialActions({ path, title, actions }: Props) {
  return (
    <Form method="post" action={path} className="flex flex-wrap gap-3">
      {actions.map((act) => (
        <Button
          key={act}
          variant="secondary"
          name="intent"
          value={act}
          aria-label={`${actionNames[act]}: ${title}`}
        >
          {actionNames[act]}
        </Button>
      ))}
    </Form>
  );
}
