import { redirect } from "react-router";

/** Somebody who wants to book begins with a place. */
export const loader = () => redirect("/med-spas");
