export const badgeLooks = ["light", "dark"] as const;
export type BadgeLook = (typeof badgeLooks)[number];

export const badgeSize = { width: 320, height: 96 };
export const buttonSize = { width: 240, height: 66 };

export const readBadgeLook = (text: string | null): BadgeLook =>
  text === "dark" ? "dark" : "light";
