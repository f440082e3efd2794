import { createContext, useContext } from "react";

/** True in the offices, where React Router runs in the browser; false on visitors' pages. */
export const OfficeContext = createContext(false);
export const useHasRouter = () => useContext(OfficeContext);
