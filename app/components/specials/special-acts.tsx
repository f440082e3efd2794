import { Form } from "react-router";
import type { OwnSpecial, SpecialAct } from "#domain/specials/own-specials.server.ts";
import { Button } from "../ui/button.tsx";

const actNames: Record<SpecialAct, string> = {
  pause: "Pause",
  resume: "Resume",
  end: "End now",
  delete: "Delete",
};

export function actsOf({ state, vouchers }: Pick<OwnSpecial, "state" | "vouchers">): SpecialAct[] {
  const turn: SpecialAct[] =
    state === "ended" ? [] : [state === "paused" ? "resume" : "pause", "end"];
  return vouchers === 0 ? [...turn, "delete"] : turn;
}

type Props = { path: string; title: string; acts: SpecialAct[] };

export function SpecialActs({ path, title, acts }: Props) {
  return (
    <Form method="post" action={path} className="flex flex-wrap gap-3">
      {acts.map((act) => (
        <Button
          key={act}
          look="quiet"
          name="intent"
          value={act}
          aria-label={`${actNames[act]}: ${title}`}
        >
          {actNames[act]}
        </Button>
      ))}
    </Form>
  );
}
