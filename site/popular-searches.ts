export const popularSearches = [
  { name: "Botox", query: "botox", treatment: "botox" },
  { name: "Dermal fillers", query: "dermal fillers", treatment: "dermal-fillers" },
  { name: "Laser hair removal", query: "laser hair removal", treatment: "laser-hair-removal" },
  { name: "CoolSculpting", query: "coolsculpting", treatment: "coolsculpting" },
  { name: "IPL photofacial", query: "ipl photofacial", treatment: "ipl" },
  { name: "Chemical peels", query: "chemical peels", treatment: "chemical-peels" },
  { name: "Microneedling", query: "microneedling", treatment: "microneedling" },
  { name: "HydraFacial", query: "hydrafacial", treatment: "hydrafacial" },
];
