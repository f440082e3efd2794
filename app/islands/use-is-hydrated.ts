import { useSyncExternalStore } from "react";

/** False on the server and until hydration. */
export function useIsHydrated() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
