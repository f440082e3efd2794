import type { RouterContextProvider } from "react-router";
import { visitorContext } from "#app/http/context.ts";

/** Prefills customer forms with the data of the signed-in visitor. */
export async function knownCustomer(
  context: Readonly<RouterContextProvider>,
): Promise<Record<string, string>> {
  const visitor = await context.get(visitorContext).visitor();
  return visitor ? { customerName: visitor.name, customerEmail: visitor.email } : {};
}
