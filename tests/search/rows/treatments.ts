import type { Rows } from "../expected.ts";

export const treatmentRows = {
  "plain treatments": [
    {
      q: "botox",
      treatments: ["botox"],
      finds: ["marisol-and-finch-aesthetic-medicine", "harrow-and-tide-aesthetics"],
      every: { treatment: "botox" },
    },
    {
      q: "dermal fillers",
      treatments: ["dermal-fillers"],
      finds: ["pierlight-med-spa", "canvas-yard-aesthetics"],
    },
    {
      q: "laser hair removal",
      treatments: ["laser-hair-removal"],
      finds: ["morrow-park-laser-and-skin"],
      every: { treatment: "laser-hair-removal" },
    },
    {
      q: "coolsculpting",
      treatments: ["coolsculpting"],
      finds: ["formwell-body-clinic", "merrowin-body-studio"],
      every: { treatment: "coolsculpting" },
    },
    {
      q: "hydrafacial",
      treatments: ["hydrafacial"],
      finds: ["soomsae-skin-studio", "pierhouse-aesthetic-medicine"],
      every: { treatment: "hydrafacial" },
    },
    {
      q: "chemical peels",
      treatments: ["chemical-peels"],
      finds: ["harrow-and-tide-aesthetics"],
      every: { treatment: "chemical-peels" },
    },
    {
      q: "microneedling",
      treatments: ["microneedling"],
      finds: ["lakehouse-dermatology-and-aesthetic-medicine"],
    },
    {
      q: "rf microneedling",
      why: "the longer name wins over the one inside it",
      treatments: ["rf-microneedling"],
      every: { treatment: "rf-microneedling" },
    },
    {
      q: "tattoo removal",
      treatments: ["tattoo-removal"],
      finds: ["second-ink-laser-clinic", "depot-district-laser"],
      every: { treatment: "tattoo-removal" },
    },
    {
      q: "cryotherapy",
      treatments: ["cryotherapy"],
      finds: ["kinetic-orchard-recovery-studio", "switchback-sports-recovery"],
    },
    {
      q: "cosmetic acupuncture",
      why: "not acupuncture of every kind",
      treatments: ["cosmetic-acupuncture"],
      every: { treatment: "cosmetic-acupuncture" },
    },
    {
      q: "ultherapy",
      treatments: ["ultherapy"],
      finds: ["dalnim-skin-clinic", "pierhouse-aesthetic-medicine"],
      every: { treatment: "ultherapy" },
    },
    {
      q: "hbot",
      treatments: ["hbot"],
      finds: ["deepwell-hyperbaric-center", "grove-and-gauge-oxygen-therapy"],
      every: { treatment: "hbot" },
    },
    {
      q: "thread lift",
      treatments: ["thread-lift"],
      finds: ["marisol-and-finch-aesthetic-medicine"],
      every: { treatment: "thread-lift" },
    },
    {
      q: "ozone therapy",
      why: "known, and offered by nobody",
      treatments: ["ozone-therapy"],
      none: true,
    },
  ],
  "synonyms and brands": [
    { q: "tox", treatments: ["botox"] },
    { q: "filler", treatments: ["dermal-fillers"] },
    {
      q: "fat freezing",
      why: "the generic name",
      treatments: ["coolsculpting"],
      finds: ["formwell-body-clinic"],
      every: { treatment: "coolsculpting" },
    },
    {
      q: "oxygen chamber",
      treatments: ["hbot"],
      finds: ["anchor-and-breath-hyperbaric"],
      every: { treatment: "hbot" },
    },
    {
      q: "oxygen facial",
      why: "not oxygen therapy",
      treatments: ["oxygen-facial"],
      finds: ["kelp", "nivelle", "pelican-row-skin-counter"],
    },
    {
      q: "iv drip",
      treatments: ["iv-therapy"],
      finds: ["oyster-and-ivy-infusion", "plain-water-iv-clinic"],
    },
    { q: "laser facial", why: "a laser, not a facial", treatments: ["laser-therapy"] },
    {
      q: "vampire facial",
      treatments: ["prp-facial"],
      finds: ["turtle-hollow-aesthetic-medicine"],
      every: { treatment: "prp-facial" },
    },
    { q: "morpheus8", treatments: ["rf-microneedling"], every: { treatment: "rf-microneedling" } },
    { q: "photofacial", treatments: ["ipl"] },
    {
      q: "ozempic",
      treatments: ["medical-weight-loss"],
      finds: ["ospreyline-weight-clinic", "olinda-ridge-metabolic-clinic"],
    },
    { q: "weight loss shots", treatments: ["medical-weight-loss"] },
    {
      q: "nose job",
      treatments: ["rhinoplasty"],
      finds: ["whitford-and-sandoval-facial-plastic-surgery"],
      every: { treatment: "rhinoplasty" },
    },
    {
      q: "double chin",
      treatments: ["kybella"],
      finds: ["mesa-fold-aesthetics", "goldenrod-weight-and-body-clinic"],
      every: { treatment: "kybella" },
    },
    {
      q: "spider veins",
      treatments: ["vein-treatment"],
      finds: ["harborlight-vein-and-laser", "quillon-vein-and-laser"],
    },
    { q: "crows feet", treatments: ["botox"] },
    {
      q: "hangover iv",
      treatments: ["recovery-iv"],
      finds: ["lullwater", "infield-recovery", "lidowater-drip-room"],
    },
    {
      q: "ice bath",
      treatments: ["cold-plunge"],
      finds: ["groundswell-recovery-house", "cold-point-recovery-club"],
    },
    {
      q: "float tank",
      treatments: ["float-therapy"],
      finds: ["quiet-hull-float-and-sauna", "the-quiet-tank"],
      every: { treatment: "float-therapy" },
    },
    {
      q: "foot massage",
      why: "reflexology, not massage of every kind",
      treatments: ["reflexology"],
      finds: ["ginger-foot-house"],
    },
    {
      q: "hormone pellets",
      treatments: ["hormone-therapy"],
      finds: ["second-summer-hormone-and-weight-care"],
    },
    {
      q: "hair loss",
      treatments: ["hair-restoration"],
      finds: ["rootstock", "trellis-hair-and-hormone-clinic"],
    },
    {
      q: "eye lift",
      treatments: ["eyelid-surgery"],
      finds: ["arakawa-wynne-plastic-and-reconstructive-surgery"],
    },
    { q: "lip flip", why: "done with Botox, not with filler", treatments: ["botox"] },
    {
      q: "facial hair removal huntington beach",
      why: "no facial",
      treatments: ["laser-hair-removal"],
      city: "huntington-beach",
      finds: ["harbour-row-laser"],
    },
  ],
  "two treatments": [
    {
      q: "botox hydrafacial irvine",
      why: "both at one place",
      treatments: ["botox", "hydrafacial"],
      city: "irvine",
      every: { treatment: "hydrafacial", city: "irvine" },
    },
    {
      q: "botox and filler irvine",
      treatments: ["botox", "dermal-fillers"],
      city: "irvine",
      finds: ["baranak-skin-and-injectables"],
    },
    {
      q: "sauna and cold plunge",
      treatments: ["infrared-sauna", "cold-plunge"],
      finds: ["kinetic-orchard-recovery-studio"],
      every: { treatment: "cold-plunge" },
    },
    {
      q: "acupuncture cupping costa mesa",
      treatments: ["acupuncture", "cupping-therapy"],
      city: "costa-mesa",
      finds: ["bamboo-ferry-community-acupuncture"],
    },
    {
      q: "facial + massage laguna beach",
      treatments: ["facials", "massage-therapy"],
      city: "laguna-beach",
      finds: ["canyon-lamp-wellness-and-aesthetics"],
    },
    {
      q: "coolsculpting or emsculpt mission viejo",
      treatments: ["coolsculpting", "emsculpt"],
      city: "mission-viejo",
      finds: ["formwell-body-clinic"],
    },
    {
      q: "laser hair removal, tattoo removal tustin",
      treatments: ["laser-hair-removal", "tattoo-removal"],
      city: "tustin",
    },
    {
      q: "botox dysport xeomin",
      why: "alternatives of one kind",
      treatments: ["botox", "dysport", "xeomin"],
    },
  ],
  "while typing": [
    {
      q: "micron",
      finds: [
        "marisol-and-finch-aesthetic-medicine",
        "lakehouse-dermatology-and-aesthetic-medicine",
      ],
    },
    { q: "hydraf", finds: ["soomsae-skin-studio", "pierlight-med-spa"] },
    { q: "coolsc", finds: ["formwell-body-clinic", "calderbrook-aesthetic-physicians"] },
    {
      q: "rhino",
      finds: [
        "whitford-and-sandoval-facial-plastic-surgery",
        "north-grove-reconstructive-surgery-associates",
      ],
    },
    {
      q: "hyperb",
      finds: [
        "deepwell-hyperbaric-center",
        "saltwell-hyperbaric-and-recovery",
        "atmosphere-two-hyperbaric-center",
      ],
    },
    {
      q: "newport bea",
      finds: [
        "harrow-and-tide-aesthetics",
        "saltmarsh-dermatology-and-laser",
        "copperline-plastic-surgery",
      ],
    },
    {
      q: "botox irvi",
      why: "the last word may be half typed",
      treatments: ["botox"],
      finds: ["turtle-hollow-aesthetic-medicine"],
    },
  ],
} satisfies Rows;
