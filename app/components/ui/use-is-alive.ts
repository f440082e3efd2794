import { useSyncExternalStore } from "react";

/** False on the server and until the page's scripts have taken over. */
export function useIsAlive() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
