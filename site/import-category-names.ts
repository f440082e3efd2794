/** Category of imported listings whose file names no known one. */
export const defaultCategory = "medical-spa";

/** Category names in other systems, by slug: Google, OpenStreetMap, directories. */
export const categoryNames: Record<string, string> = {
  "medical-spa":
    "med spa, medspa, medical spas, med spas, medi spa, medical day spa, aesthetics clinic, medical aesthetics, aesthetic clinic",
  "cosmetic-injectables-fillers":
    "injectables, botox, dermal fillers, botox clinic, cosmetic injectables, injector",
  "laser-light-therapies":
    "laser hair removal service, laser hair removal, laser clinic, laser equipment supplier, tattoo removal service, tattoo removal, hair removal service",
  "body-contouring-fat-reduction":
    "body contouring, weight loss service, weight loss center, body sculpting, body shaping service, coolsculpting",
  "advanced-skin-care-treatments":
    "skin care clinic, skin care, skincare, facial spa, facials, esthetician, medical esthetics, skin clinic",
  "anti-aging-treatments":
    "anti aging, anti aging clinic, hormone therapy clinic, wellness and anti aging",
  "reconstructive-cosmetic-surgery":
    "plastic surgeon, plastic surgery clinic, cosmetic surgeon, cosmetic surgery, plastic surgery",
  "therapeutic-massage-wellness":
    "massage, massage therapist, massage spa, massage therapy, wellness center, wellness program, iv therapy, day spa, spa, sauna, float spa",
  "acupuncture-traditional-medicine":
    "acupuncture, acupuncturist, acupuncture clinic, chinese medicine clinic, traditional chinese medicine",
};
