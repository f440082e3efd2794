/** What owners put on their own sites, and how large it is there. */
export const badgeLooks = ["light", "dark"] as const;
export type BadgeLook = (typeof badgeLooks)[number];

export const badgeSize = { width: 320, height: 80 };
export const buttonSize = { width: 240, height: 84 };

export const readLook = (text: string | null): BadgeLook => (text === "dark" ? "dark" : "light");
