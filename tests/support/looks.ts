type Size = "phone" | "desk";
export type Look = { size: Size; colorScheme: "light" | "dark"; readsContrast: boolean };

const look = (size: Size, colorScheme: Look["colorScheme"], readsContrast = false): Look => ({
  size,
  colorScheme,
  readsContrast,
});

/**
 * The look in which `npm test` checks the pages below each part of the site. Contrast takes half of
 * axe's time, so it is checked where most components appear. TEST_LEVEL=full checks all four.
 */
const looks: Record<string, Look> = {
  "/": look("phone", "light", true),
  "/about": look("desk", "dark"),
  "/accessibility": look("desk", "dark"),
  "/add-listing": look("phone", "light", true),
  "/admin": look("desk", "dark"),
  // Shows each component of the kit, light and dark.
  "/admin/styleguide": look("phone", "light", true),
  "/api": look("desk", "dark"),
  "/booking": look("phone", "dark", true),
  "/bookings": look("phone", "light", true),
  "/botox": look("desk", "dark"),
  "/categories": look("desk", "light"),
  "/category": look("phone", "dark"),
  "/city": look("phone", "light", true),
  "/client-admin": look("phone", "light"),
  "/compare": look("desk", "light", true),
  "/contact": look("desk", "light"),
  "/deals": look("phone", "dark", true),
  "/developers": look("desk", "light"),
  "/listing": look("phone", "light", true),
  "/locations": look("desk", "dark"),
  "/map": look("desk", "light", true),
  "/med-spas": look("phone", "dark", true),
  "/owner": look("phone", "dark"),
  "/owner/analytics": look("phone", "dark", true),
  "/owner/bookings": look("phone", "dark", true),
  "/profile": look("phone", "light", true),
  "/reviews": look("desk", "dark", true),
  "/search": look("desk", "dark", true),
  "/seo-audit": look("desk", "light", true),
  "/special-offers": look("desk", "light"),
  "/treatment-demo": look("desk", "dark"),
};
const others = look("phone", "light");

export const looksOfAll = (["phone", "desk"] as const).flatMap((size) =>
  (["light", "dark"] as const).map((colorScheme) => look(size, colorScheme, true)),
);

export const hasOwnLook = (path: string) => Object.hasOwn(looks, path);

/** The row with the longest path that begins the page's. */
export function lookOf(path: string): Look {
  const parts = path
    .replace(/[?#].*/, "")
    .split("/")
    .slice(1);
  for (let length = parts.length; length > 0; length--) {
    const found = looks[`/${parts.slice(0, length).join("/")}`];
    if (found) return found;
  }
  return others;
}
