import { redirect } from "react-router";

/** Booking starts with choosing a provider. */
export const loader = () => redirect("/med-spas");
