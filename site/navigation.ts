/** Entry pages of the directory, in header order. */
export const navigation = [
  { path: "/med-spas", name: "Med Spas" },
  { path: "/injectables", name: "Injectables" },
  { path: "/iv-wellness", name: "IV & Wellness" },
  { path: "/hbot", name: "HBOT" },
  { path: "/modalities", name: "Modalities" },
  { path: "/skincare", name: "Skincare" },
] as const;
