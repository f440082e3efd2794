/** A listing as the operator looks after it. */
export const clientStates = ["active", "pending", "inactive"] as const;
export type ClientState = (typeof clientStates)[number];
export type ClientFilter = { words?: string; status?: ClientState; city?: string; category?: string; plan?: "premier" | "standard" };

export const clientStateNames: Record<ClientState, string> = { active: "Live", pending: "Waits for review", inactive: "Hidden" };
