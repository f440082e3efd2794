import { createContext } from "react";

export const ScriptsContext = createContext<{ entry: string | undefined; imports: string[] }>({
  entry: undefined,
  imports: [],
});
