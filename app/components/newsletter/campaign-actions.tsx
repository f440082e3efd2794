import { Button } from "../ui/button.tsx";

export function CampaignDeeds({
  path,
  deeds,
}: {
  path: string;
  deeds: { deed: string; label: string }[];
}) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {deeds.map(({ deed, label }) => (
        <form key={deed} method="post" action={path}>
          <Button look="quiet" name="deed" value={deed}>
            {label}
          </Button>
        </form>
      ))}
    </div>
  );
}
