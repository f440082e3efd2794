import { useState, useSyncExternalStore } from "react";
import {
  onStorageChange,
  readStored,
  readStoredList,
  storageKeys,
  writeStored,
} from "#app/browser/widgets/browser-storage.ts";
import { Button } from "#app/components/ui/button.tsx";
import { say } from "#shared/say.ts";
import { createIsland } from "../create-island.tsx";
import { useIsHydrated } from "../use-is-hydrated.ts";

function BrowserStorage() {
  const isAlive = useIsHydrated();
  // Rerender after changes here or in another tab.
  useSyncExternalStore(
    onStorageChange,
    () => Object.values(storageKeys).map(readStored).join(),
    () => "",
  );
  const [isCleared, setCleared] = useState(false);
  if (!isAlive)
    return (
      <p>
        {say(
          "With JavaScript, this page shows what your browser stores for us, and clears it. You can also clear it in your browser’s settings.",
        )}
      </p>
    );
  const lines = [
    { name: say("Saved med spas"), value: String(readStoredList(storageKeys.favorites).length) },
    { name: say("Chosen to compare"), value: String(readStoredList(storageKeys.compared).length) },
    { name: say("Recent searches"), value: String(readStoredList(storageKeys.searches).length) },
    { name: say("Appearance"), value: themeName(readStored(storageKeys.theme)) },
    {
      name: say("Demo notice"),
      value: readStored(storageKeys.demoDismissed) ? say("dismissed") : say("shown"),
    },
    {
      name: say("A listing that was not submitted"),
      value: readStored(storageKeys.draft) ? say("kept") : say("none"),
    },
    {
      name: say("Global Privacy Control"),
      value:
        "globalPrivacyControl" in navigator && navigator.globalPrivacyControl
          ? say("on, and honored")
          : say("not sent by this browser"),
    },
  ];
  const clear = () => {
    for (const key of Object.values(storageKeys)) writeStored(key, null);
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
        <Button type="button" variant="secondary" onClick={clear}>
          {say("Clear what this browser keeps")}
        </Button>
        <span role="status" className="text-lagoon">
          {isCleared && say("Cleared.")}
        </span>
      </p>
    </>
  );
}

const themeName = (theme: string | null) =>
  theme === "light" ? say("light") : theme === "dark" ? say("dark") : say("same as the system");

export default createIsland<object>("browser-storage", BrowserStorage, "load");
