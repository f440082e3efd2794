export type CategoryAdvice = { preparation: string[]; safety: string[] };

/**
 * A category's tips are written for most of its treatments. Drips, saunas or pressure chambers need
 * other preparation than a massage, which shares their category.
 */
const otherPreparation = { groups: ["iv", "wellness"], treatments: ["medical-weight-loss"] };

/** Lists tips to prepare for a visit; empty if those of the category do not fit the treatment. */
export function preparationFor(treatment: { slug: string; group: string; category: string }) {
  const { slug, group, category } = treatment;
  const isOther =
    otherPreparation.groups.includes(group) || otherPreparation.treatments.includes(slug);
  return isOther ? [] : (categoryAdvice[category]?.preparation ?? []);
}

export const categoryAdvice: Record<string, CategoryAdvice> = {
  "cosmetic-injectables-fillers": {
    preparation: [
      "Bring a list of your medicines and of every filler you have had, with dates if you know them.",
      "Skip alcohol the day before, and ask your physician before you stop any blood thinner.",
      "Arrive without makeup, and eat something first.",
    ],
    safety: [
      "A physician, nurse practitioner or physician assistant examines you before the first injection.",
      "Ask to see the sealed vial or syringe and its lot number.",
      "Where fillers are placed, hyaluronidase should be in the room. For a change in vision, weakness or trouble breathing, call 911; for pale or very painful skin, call the clinic at once, and if no one answers, go to an emergency room.",
    ],
  },
  "laser-light-therapies": {
    preparation: [
      "Keep the area out of the sun and away from self-tanner for about four weeks.",
      "For hair removal, shave the day before, and do not wax or pluck for a month.",
      "Name every medicine, above all isotretinoin and anything that makes skin sensitive to light.",
      "Put no numbing cream on at home unless the practice gave it to you and told you how much.",
    ],
    safety: [
      "In California a physician, nurse practitioner, physician assistant or registered nurse fires a laser or IPL; no one else may.",
      "Everyone in the room wears eye shields made for that wavelength.",
      "A test spot and a wait come first when your skin darkens easily.",
    ],
  },
  "body-contouring-fat-reduction": {
    preparation: [
      "Come at a steady weight, and say what you have already tried.",
      "Tell them about hernias, implants, pacemakers and reactions to cold.",
      "Ask for photographs in the same light before and after, so that you can judge.",
    ],
    safety: [
      "Have the area examined by hand before you accept a price.",
      "Ask whether the device is cleared by the FDA for this part of the body.",
      "Weight-loss injections need a prescriber who orders blood tests and sees you again.",
    ],
  },
  "anti-aging-treatments": {
    preparation: [
      "Choose one or two aims, and ask which single step does most for them.",
      "For hormones, bring recent blood work and your family history of cancer and clots.",
      "Ask what a full year costs, not just the first visit.",
    ],
    safety: [
      "Ask which products are FDA-approved and which are compounded.",
      "Hormones and peptides need a prescriber and planned blood tests.",
      "Walk away from exosome injections and from any promise to turn back age.",
    ],
  },
  "advanced-skin-care-treatments": {
    preparation: [
      "Stop retinoids and acids for as many days as your provider advises.",
      "Do not wax, thread or sunbathe the area in the week before.",
      "Leave a few quiet days after a peel or needling, with sunscreen at hand.",
    ],
    safety: [
      "Needles and tips are sterile, single use and opened in front of you.",
      "A California esthetician treats the surface alone; deeper peels and needling are medical.",
      "Ask what strength is used, and what is done if your skin reacts.",
    ],
  },
  "acne-scar-treatments": {
    preparation: [
      "Bring the creams and tablets you have used, and say for how long.",
      "Wait until active breakouts are calm before scars are treated.",
      "Do not pick, scrub or wax between visits.",
    ],
    safety: [
      "Say if you might become pregnant: several acne medicines are ruled out.",
      "Ask how often the provider treats skin of your tone, and see their own results.",
      "Painful cysts or sudden severe acne belong with a dermatologist first.",
    ],
  },
  "reconstructive-cosmetic-surgery": {
    preparation: [
      "See two surgeons before you decide, and bring the same questions to both.",
      "Stop nicotine in every form for as long as your surgeon asks.",
      "Arrange a driver, and an adult to stay for the first night.",
    ],
    safety: [
      "Look the surgeon up at search.dca.ca.gov (MDs: Medical Board, DOs: Osteopathic Medical Board) and with the board that certified them, at certificationmatters.org.",
      "Ask which body accredits the operating room, and who gives the anesthesia.",
      "Ask at which hospital the surgeon may admit you if something goes wrong.",
    ],
  },
  "medical-grade-skin-care-products": {
    preparation: [
      "Bring what you use now, or photographs of the labels.",
      "Add one new product at a time, two weeks apart.",
      "Ask for an order of use in the morning and at night, written down.",
    ],
    safety: [
      "Prescription creams need a prescriber who has looked at your skin.",
      "Buy from the clinic or an authorized seller, and check the seal and the date.",
      "Retinoids and hydroquinone are not for pregnancy.",
    ],
  },
  "therapeutic-massage-wellness": {
    preparation: [
      "Drink water, eat lightly, and skip alcohol that day.",
      "Say where it hurts, and what pressure you like, before the session starts.",
      "Ask your physician first if you are pregnant or have heart, kidney or blood pressure trouble.",
    ],
    safety: [
      "Ask for the CAMTC certificate: it is voluntary in the state, and can be looked up at camtc.org.",
      "A drip needs a prescriber’s order; ask which pharmacy prepared the bag.",
      "Nothing that sparks or holds a battery goes into a hyperbaric chamber.",
    ],
  },
  "acupuncture-traditional-medicine": {
    preparation: [
      "Have a small meal, and wear clothes that roll above the elbow and the knee.",
      "List your medicines and supplements: herbs can work against them.",
      "Mention bleeding disorders, blood thinners, pacemakers and pregnancy.",
    ],
    safety: [
      "Check the license with the California Acupuncture Board.",
      "Needles are sterile, opened in front of you and used once.",
      "Ask for herbs from brands that test for heavy metals.",
    ],
  },
  "medical-spa": {
    preparation: [
      "Ask which treatments are offered, who performs them and what they cost in full.",
      "Bring a list of your medicines and of what you have had done before.",
      "Look up the licenses of the practice and of the person who would treat you.",
    ],
    safety: [
      "A physician, nurse practitioner or physician assistant examines you before a first injection or laser treatment.",
      "Ask to see the product and its lot number.",
      "Ask what the practice does if something goes wrong, and who to call after hours.",
    ],
  },
};
