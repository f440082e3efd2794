import { Heart, Link2 } from "lucide-react";
import { useState } from "react";
import { useFavourites } from "#app/components/catalogue/use-favourites.ts";
import { Button } from "#app/components/ui/button.tsx";
import { showToast } from "#app/components/ui/toast.ts";
import { plural } from "#shared/plural.ts";

const sharedFor = 2_000;

export function CopyLink({ address }: { address: string }) {
  const [isShared, setShared] = useState(false);
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setShared(isCopied);
    if (isCopied) setTimeout(() => setShared(false), sharedFor);
  };
  return (
    <span className="needs-script inline-flex items-center gap-3">
      <Button type="button" onClick={copy}>
        <Link2 className="size-4" aria-hidden /> Copy link
      </Button>
      <span role="status" className="font-medium text-lagoon empty:hidden">
        {isShared && "Shared!"}
      </span>
    </span>
  );
}

/** Puts a whole list among this browser's favorites. */
export function SaveAll({ slugs }: { slugs: string[] }) {
  const [saved, change] = useFavourites();
  const fresh = slugs.filter((slug) => !saved.includes(slug));
  const saveAll = () => {
    change([...fresh, ...saved]);
    showToast({
      title: fresh.length > 0 ? `${plural(fresh.length, "med spa is", "med spas are")} saved` : "All of them were saved already",
      text: "Your favorites are in My Profile, in this browser.",
    });
  };
  return (
    <Button type="button" look="quiet" onClick={saveAll} className="needs-script">
      <Heart className="size-4" aria-hidden /> Save all here
    </Button>
  );
}
