import { createContext, useContext } from "react";

/**
 * Whether React Router takes the page over in the browser: in the back offices, but not where the
 * innermost `handle` says no, nor on error pages.
 */
export const HydrationContext = createContext(false);
export const useHasRouter = () => useContext(HydrationContext);
