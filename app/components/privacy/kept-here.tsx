import { useState } from "react";
import { useCompared } from "#app/components/compare/use-compared.ts";
import { demoDismissedKey, themeKey } from "#app/first-paint.ts";
import { Button } from "../ui/button.tsx";
import { useIsAlive } from "../ui/use-is-alive.ts";
import { readList, remember, useRemembered } from "../ui/use-remembered.ts";

/** What this browser keeps for the site, and the way to be rid of it. */
export function KeptHere() {
  const isAlive = useIsAlive();
  const [favourites] = useRemembered("favourites");
  const [compared] = useCompared();
  const [recent] = useRemembered("recent-searches");
  const [theme] = useRemembered(themeKey);
  const [dismissed] = useRemembered(demoDismissedKey);
  const [isCleared, setCleared] = useState(false);
  if (!isAlive)
    return <p>With JavaScript this page shows what your browser keeps for us, and clears it. You can also clear it in the browser's own settings.</p>;
  const kept = [
    { name: "Saved med spas", value: String(readList(favourites).length) },
    { name: "Chosen to compare", value: String(compared.length) },
    { name: "Recent searches", value: String(readList(recent).length) },
    { name: "Appearance", value: theme ?? "as the system" },
    { name: "Demo notice", value: dismissed ? "dismissed" : "shown" },
    {
      name: "Global Privacy Control",
      value: "globalPrivacyControl" in navigator && navigator.globalPrivacyControl ? "on, and honoured" : "not sent by this browser",
    },
  ];
  const clear = () => {
    for (const key of ["favourites", "compare", "recent-searches", themeKey, demoDismissedKey]) remember(key, null);
    setCleared(true);
  };
  return (
    <>
      <dl className="border-t border-line">
        {kept.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-6 border-b border-line py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 flex flex-wrap items-center gap-4">
        <Button type="button" look="quiet" onClick={clear}>
          Clear what this browser keeps
        </Button>
        <span role="status" className="text-lagoon">
          {isCleared && "Cleared."}
        </span>
      </p>
    </>
  );
}
