/**
 * Treatments that tell about reproductive or sexual health (Civil Code 56.05 and 56.06). Visitors
 * arrange them by phone: no booking, callback request or voucher here stores who asks for one.
 */
export const privateTreatments = [
  "hormone-therapy",
  "testosterone-therapy",
  "sexual-wellness-injections",
  "vaginal-laser",
  "labiaplasty",
  "pelvic-floor-chair",
  "shockwave-therapy",
  "prenatal-massage",
];

export const isPrivateTreatment = (slug: string) => privateTreatments.includes(slug);
