import { redirect } from "react-router";
import { authorize } from "#app/http/authorize.server.ts";

export const middleware = [authorize("bookings.create")];

/** Redirects to the list of providers, where booking starts. */
export const loader = () => redirect("/med-spas");
