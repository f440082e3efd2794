export const userRoles = ["admin", "editor", "owner", "visitor"] as const;
export const userStates = ["active", "unconfirmed", "invited", "suspended"] as const;

export type UserFilter = {
  words: string;
  role: (typeof userRoles)[number] | null;
  state: (typeof userStates)[number] | null;
};

export const readUserFilter = (search: URLSearchParams): UserFilter => ({
  words: (search.get("q") ?? "").trim().slice(0, 100),
  role: userRoles.find((role) => role === search.get("role")) ?? null,
  state: userStates.find((state) => state === search.get("state")) ?? null,
});
