import { createContext } from "react";

/** The script that every page loads, and what it imports. */
export const ScriptsContext = createContext<{ entry: string | undefined; imports: string[] }>({
  entry: undefined,
  imports: [],
});
