export const clientStates = ["active", "pending", "inactive"] as const;
export type ClientState = (typeof clientStates)[number];
export type ClientFilter = {
  words?: string;
  status?: ClientState;
  city?: string;
  category?: string;
  plan?: "premier" | "standard";
};

/** Maximum number of listings per bulk change. */
export const mostChanged = 5_000;

export const clientStateNames: Record<ClientState, string> = {
  active: "Live",
  pending: "Waiting for review",
  inactive: "Hidden",
};
