import type { Rows } from "../expected.ts";

export const sentenceRows = {
  sentences: [
    {
      q: "where can i get lip filler in tustin",
      treatments: ["lip-filler"],
      city: "tustin",
      finds: ["airship-lane-med-spa"],
      every: { city: "tustin" },
    },
    {
      q: "how much is botox in costa mesa",
      treatments: ["botox"],
      city: "costa-mesa",
      finds: ["canvas-yard-aesthetics"],
      every: { treatment: "botox" },
    },
    {
      q: "who does morpheus8 in irvine",
      treatments: ["rf-microneedling"],
      city: "irvine",
      finds: ["calderbrook-aesthetic-physicians"],
    },
    {
      q: "i want to get rid of my double chin",
      treatments: ["kybella"],
      finds: ["harrow-and-tide-aesthetics", "mesa-fold-aesthetics"],
    },
    {
      q: "looking for a deep tissue massage in fullerton",
      treatments: ["deep-tissue-massage"],
      city: "fullerton",
      finds: ["eucalyptus-lane-bodywork"],
    },
    {
      q: "best place for laser hair removal in huntington beach?",
      treatments: ["laser-hair-removal"],
      city: "huntington-beach",
      finds: ["pierlight-med-spa"],
    },
    {
      q: "can i get an iv drip on sunday in newport beach",
      treatments: ["iv-therapy"],
      city: "newport-beach",
      open: "Sunday",
      finds: ["lidowater-drip-room"],
    },
    {
      q: "is there hyperbaric oxygen therapy in irvine",
      treatments: ["hbot"],
      city: "irvine",
      finds: ["deepwell-hyperbaric-center"],
    },
    {
      q: "what does a hydrafacial cost in irvine",
      treatments: ["hydrafacial"],
      city: "irvine",
      every: { treatment: "hydrafacial", city: "irvine" },
    },
    {
      q: "need botox before my wedding in irvine",
      treatments: ["botox"],
      city: "irvine",
      finds: ["baranak-skin-and-injectables"],
    },
    {
      q: "something for my acne scars in lake forest",
      city: "lake-forest",
      finds: ["blue-gum-laser-clinic"],
    },
    {
      q: "my husband snores and needs a nose job",
      treatments: ["rhinoplasty"],
      finds: ["whitford-and-sandoval-facial-plastic-surgery"],
    },
  ],
} satisfies Rows;
