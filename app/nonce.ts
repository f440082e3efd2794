import { createContext } from "react";

/** Marks the scripts of this render as ours, for the policy; nothing in a browser. */
export const NonceContext = createContext<string | undefined>(undefined);
