/** The pages that lead into the directory, in the order of the header. */
export const navigation = [
  { path: "/med-spas", name: "Med Spas" },
  { path: "/injectables", name: "Injectables" },
  { path: "/iv-wellness", name: "IV & Wellness" },
  { path: "/hbot", name: "HBOT" },
  { path: "/modalities", name: "Modalities" },
  { path: "/skincare", name: "Skincare" },
] as const;
