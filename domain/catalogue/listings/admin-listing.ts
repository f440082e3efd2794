/** A listing as the operator looks after it. */
export const clientStates = ["active", "pending", "inactive"] as const;
export type ClientState = (typeof clientStates)[number];
export type ClientFilter = {
  words?: string;
  status?: ClientState;
  city?: string;
  category?: string;
  plan?: "premier" | "standard";
};

/** At most so many listings are changed by one form. */
export const mostChanged = 5_000;

export const clientStateNames: Record<ClientState, string> = {
  active: "Live",
  pending: "Waits for review",
  inactive: "Hidden",
};
