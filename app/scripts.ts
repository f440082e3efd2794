import { createContext } from "react";

/** The page's own scripts: what marks an inline one as ours for the policy, and the one that every page loads. */
export const ScriptsContext = createContext<{ nonce: string | undefined; entry: string | undefined; imports: string[] }>({
  nonce: undefined,
  entry: undefined,
  imports: [],
});
