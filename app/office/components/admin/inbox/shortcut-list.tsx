import { useSyncExternalStore } from "react";
import {
  onStorageChange,
  readStored,
  storageKeys,
  writeStored,
} from "#app/browser/widgets/browser-storage.ts";
import { keysId, useShortcuts } from "./use-shortcuts.ts";

const keys = [
  { keys: ["j", "k"], does: "next, previous" },
  { keys: ["Enter"], does: "open" },
  { keys: ["x"], does: "select" },
  { keys: ["a"], does: "approve" },
  { keys: ["r"], does: "reject" },
  { keys: ["u"], does: "undo" },
];

/** Lists the keyboard shortcuts of the inbox. They can be turned off for speech input. */
export function ShortcutList() {
  const isOn = useSyncExternalStore(
    onStorageChange,
    () => !readStored(storageKeys.keysOff),
    () => true,
  );
  useShortcuts(isOn);
  return (
    <details id={keysId} open className="mt-3 flex-wrap text-sm text-muted max-xl:hidden">
      <summary
        aria-keyshortcuts="?"
        className="inline-flex min-h-11 items-center gap-2 hover:text-ink"
      >
        Keys <Key>?</Key>
      </summary>
      <div className="flex flex-wrap items-center gap-x-6">
        {keys.map((each) => (
          <span key={each.does} className="flex items-center gap-1.5">
            {each.keys.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
            {each.does}
          </span>
        ))}
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={isOn}
            onChange={() => writeStored(storageKeys.keysOff, isOn ? "1" : null)}
            className="size-6 accent-lagoon"
          />
          Shortcuts on
        </label>
      </div>
    </details>
  );
}

function Key({ children }: { children: React.ReactNode }) {
  return (
    <kbd className="min-w-6 rounded border border-line bg-surface px-1.5 py-0.5 text-center font-sans text-xs text-ink">
      {children}
    </kbd>
  );
}
