import type { Rows } from "../expected.ts";

const means = (treatment: string, ...all: string[]) =>
  all.map((q) => ({ q, treatments: [treatment], every: { treatment } }));
/** Understood, although no demo menu has it. */
const known = (treatment: string, ...all: string[]) =>
  all.map((q) => ({ q, treatments: [treatment], none: true as const }));

export const tradeRows = {
  "words of the trade": [
    ...means(
      "botox",
      "neurotoxin",
      "wrinkle relaxer",
      "baby botox",
      "traptox",
      "nefertiti lift",
      "gummy smile",
    ),
    ...means("dermal-fillers", "jawline", "under eye hollows"),
    ...means("dermaplaning", "dermaplane"),
    ...means("medical-weight-loss", "semaglutide", "GLP-1", "glp1", "tirz", "weight loss clinic"),
    ...means("b12-injections", "skinny shot", "lipo c"),
    ...means("iv-therapy", "banana bag"),
    ...means("prp-facial", "prp"),
    ...means("rf-microneedling", "sylfirm"),
    ...means("chemical-peels", "biorepeel"),
    ...means("skin-tightening", "jowls", "turkey neck"),
    ...means("coolsculpting", "love handles"),
    ...means("ipl", "dano solar"),
    ...means("testosterone-therapy", "trt", "testosterone"),
    ...means("skin-cancer-surgery", "mohs"),
    ...means("waxing", "sugaring"),
    ...means("letybo", "botulax"),
    ...means("rha-fillers", "rha"),
    ...means("vascular-laser", "vbeam"),
    ...means("hyaluronidase", "hylenex", "filler dissolver"),
    ...means("excessive-sweating-treatment", "hyperhidrosis", "miradry"),
    ...means("brow-lamination-and-lash-lift", "lash lift"),
    ...means("electrolysis", "permanent hair removal"),
    ...means("tummy-tuck", "abdominoplasty"),
    ...means("breast-augmentation", "breast implants", "implantes de senos"),
    {
      q: "facial irvine",
      treatments: ["facials"],
      city: "irvine",
      finds: ["morrow-park-laser-and-skin", "calderbrook-aesthetic-physicians"],
    },
    { q: "marcar mandibula", treatments: ["dermal-fillers"] },
  ],
  "treatments on no menu": [
    ...known("hair-transplant", "fue hair transplant", "trasplante capilar"),
    ...known("brazilian-butt-lift", "butt lift"),
    ...known("permanent-makeup", "microblading", "cejas tatuadas"),
    ...known("exosomes", "microneedling with exosomes"),
    ...known("mole-and-skin-tag-removal", "skin tag removal", "seborrheic keratosis"),
    ...known("chiropractic", "chiropractor"),
    ...known("prf", "ez gel"),
    ...known("polynucleotides", "salmon dna facial"),
    { q: "fat grafting", why: "one mentions it", finds: ["ellery-plastic-surgery-group"] },
    {
      q: "belotero",
      why: "a kind of filler",
      treatments: ["dermal-fillers"],
      finds: ["pierlight-med-spa"],
    },
    { q: "non surgical bbl", why: "the FDA warns of fillers there", none: true },
  ],
  "words that mean nothing alone": [
    { q: "the", none: true },
    { q: "gift card", why: "a credit card is none", none: true },
    { q: "gift cards", none: true },
    { q: "tarjeta de regalo", none: true },
    { q: "spa near me", all: true },
    { q: "med spas", all: true },
  ],
} satisfies Rows;
