import { redirect } from "react-router";
import { authorize } from "#app/http/authorize.server.ts";

export const middleware = [authorize("bookings.create")];

/** Booking starts with choosing a provider. */
export const loader = () => redirect("/med-spas");
