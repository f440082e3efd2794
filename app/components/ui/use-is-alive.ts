import { useSyncExternalStore } from "react";

/** False on the server and until hydration. */
export function useIsAlive() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
