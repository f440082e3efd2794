import type { TranslatedText } from "#site/languages/languages.ts";

/**
 * California’s rules on who may perform a treatment, one wording each. Every medical treatment
 * names its rule, so that a change of the law is one edit here.
 */
export const whoMayRules = {
  nurse:
    "In California only a physician, nurse practitioner, physician assistant, or a registered nurse under their orders may perform it. A medical assistant, a vocational nurse or an esthetician may not. A physician, nurse practitioner or physician assistant examines you first.",
  clinician:
    "In California only a physician, nurse practitioner or physician assistant may perform it, after an examination. A medical assistant, a vocational nurse, an electrologist or an esthetician may not.",
  plan: "In California only a physician, nurse practitioner or physician assistant may prescribe. They, or a registered nurse under their orders, may inject or use a laser. A medical assistant, a vocational nurse or an esthetician may not.",
  prescription:
    "In California only a physician, nurse practitioner or physician assistant may prescribe it, after an examination. A registered nurse, a medical assistant or an esthetician may not.",
  controlled:
    "In California only a physician, nurse practitioner or physician assistant with DEA registration may prescribe it, after an examination: it is a controlled drug. A registered nurse, a medical assistant or an esthetician may not.",
  drip: "In California a physician, nurse practitioner or physician assistant examines you and orders it first. They or a registered nurse give it; a vocational nurse needs IV training approved by the state and may give fluids with electrolytes, vitamins or nutrients, but no medicine by vein. A medical assistant or an esthetician may not.",
  shot: "In California a physician, nurse practitioner or physician assistant examines you and orders it first. A nurse, or a trained medical assistant whom they supervise, may give the shot; an esthetician may not.",
  order:
    "A physician, nurse practitioner or physician assistant examines you and orders it first. Ask for the license of the person who runs the session, and who supervises it.",
  "pelvic-floor":
    "In California a physician, nurse practitioner, physician assistant, or a registered nurse under their orders may run it after an examination; so may a licensed physical therapist as part of physical therapy. A medical assistant, a massage therapist or an esthetician may not.",
  surgery:
    "In California only a physician may operate; on the face also an oral surgeon with a state permit. A nurse, a medical assistant or an esthetician may not.",
  "cosmetic-surgery":
    "In California only a physician may operate; on the face also an oral surgeon with a state permit. A nurse, a medical assistant or an esthetician may not. Elective cosmetic surgery needs an examination and a written clearance within the thirty days before.",
  unlicensed:
    "California does not license this work; the practitioner must tell you so in writing and have you sign it before the first session.",
} as const satisfies Record<string, TranslatedText>;

export type WhoMayRule = keyof typeof whoMayRules;
const isRule = (name: string): name is WhoMayRule => Object.hasOwn(whoMayRules, name);
export const whoMayNames = Object.keys(whoMayRules).filter(isRule);
