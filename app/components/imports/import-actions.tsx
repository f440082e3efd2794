import { Button } from "../ui/button.tsx";
import type { buttonLooks } from "../ui/button-looks.ts";

type Deed = {
  deed: "run" | "stop" | "go-on" | "undo" | "discard";
  label: string;
  look?: keyof typeof buttonLooks;
};

export function ImportActions({ path, deeds }: { path: string; deeds: Deed[] }) {
  return (
    <form method="post" action={path} className="mt-8 flex flex-wrap items-center gap-3">
      {deeds.map(({ deed, label, look = "quiet" }) => (
        <Button key={deed} name="deed" value={deed} look={look}>
          {label}
        </Button>
      ))}
    </form>
  );
}
