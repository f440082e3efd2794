import { useState, useSyncExternalStore } from "react";
import { kept, onRemembered, recall, recallList, remember } from "#app/browser/remembered.ts";
import { Button } from "../ui/button.tsx";
import { live } from "../ui/live-part.tsx";
import { useIsAlive } from "../ui/use-is-alive.ts";

/** What this browser keeps for the site, and the way to be rid of it. */
export function KeptHere() {
  const isAlive = useIsAlive();
  // Whatever changes, here or in another tab, is read anew.
  useSyncExternalStore(
    onRemembered,
    () => Object.values(kept).map(recall).join(),
    () => "",
  );
  const [isCleared, setCleared] = useState(false);
  if (!isAlive)
    return <p>With JavaScript this page shows what your browser keeps for us, and clears it. You can also clear it in the browser's own settings.</p>;
  const lines = [
    { name: "Saved med spas", value: String(recallList(kept.favourites).length) },
    { name: "Chosen to compare", value: String(recallList(kept.compared).length) },
    { name: "Recent searches", value: String(recallList(kept.searches).length) },
    { name: "Appearance", value: recall(kept.theme) ?? "as the system" },
    { name: "Demo notice", value: recall(kept.demoDismissed) ? "dismissed" : "shown" },
    { name: "A listing that was not sent", value: recall(kept.draft) ? "kept" : "none" },
    {
      name: "Global Privacy Control",
      value: "globalPrivacyControl" in navigator && navigator.globalPrivacyControl ? "on, and honoured" : "not sent by this browser",
    },
  ];
  const clear = () => {
    for (const key of Object.values(kept)) remember(key, null);
    setCleared(true);
  };
  return (
    <>
      <dl className="border-t border-line">
        {lines.map(({ name, value }) => (
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

export const LiveKeptHere = live<object>("kept-here", KeptHere, "load");
