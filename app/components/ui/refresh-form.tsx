import { Button } from "./button.tsx";

export function RefreshForm({
  path,
  hidden = {},
}: {
  path: string;
  hidden?: Record<string, string>;
}) {
  return (
    <form method="get" action={path} data-keeps-place>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="quiet">Refresh</Button>
    </form>
  );
}
