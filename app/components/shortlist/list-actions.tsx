import { Button } from "#app/components/ui/button.tsx";
import { Heart, Link2 } from "#app/components/ui/icons.tsx";
import { say } from "#shared/say.ts";

export function CopyLink({ address }: { address: string }) {
  return (
    <span className="needs-script inline-flex items-center gap-3">
      <Button type="button" data-share={address}>
        <Link2 className="size-4" aria-hidden /> {say("Copy link")}
      </Button>
      <span role="status" className="font-medium text-lagoon empty:hidden" />
    </span>
  );
}

export function SaveAll({ slugs }: { slugs: string[] }) {
  return (
    <Button type="button" look="quiet" data-save-all={slugs.join(",")} className="needs-script">
      <Heart className="size-4" aria-hidden /> {say("Save all here")}
    </Button>
  );
}
