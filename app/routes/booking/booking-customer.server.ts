import type { RouterContextProvider } from "react-router";
import { visitingContext } from "#app/http/context.ts";

/** What a form about a customer begins with, where somebody is signed in. */
export async function knownCustomer(
  context: Readonly<RouterContextProvider>,
): Promise<Record<string, string>> {
  const visitor = await context.get(visitingContext).visitor();
  return visitor ? { customerName: visitor.name, customerEmail: visitor.email } : {};
}
