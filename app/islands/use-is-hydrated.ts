import { useSyncExternalStore } from "react";

/** Returns false on the server and until hydration. */
export function useIsHydrated() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
