import type { Rows } from "../expected.ts";

export const hourRows = {
  "open now, open on a day": [
    { q: "open now", open: "now" },
    { q: "botox open now", treatments: ["botox"], open: "now" },
    {
      q: "massage open right now irvine",
      treatments: ["massage-therapy"],
      city: "irvine",
      open: "now",
    },
    {
      q: "med spa open sunday 92660",
      why: "the ZIP means its city",
      city: "newport-beach",
      open: "Sunday",
      finds: ["lidowater-drip-room", "tidepaper-skin-shop"],
    },
    {
      q: "botox open sunday",
      treatments: ["botox"],
      open: "Sunday",
      finds: ["boysen-row", "airship-lane-med-spa", "rain-on-bolsa-aesthetic-clinic"],
    },
    {
      q: "acupuncture sundays",
      treatments: ["acupuncture"],
      open: "Sunday",
      finds: ["quiet-needle-acupuncture-and-herbs", "three-herbs-hall"],
    },
    {
      q: "botox irvine open saturday",
      treatments: ["botox"],
      city: "irvine",
      open: "Saturday",
      finds: ["baranak-skin-and-injectables", "morrow-park-laser-and-skin"],
    },
    {
      q: "sat facial huntington beach",
      treatments: ["facials"],
      city: "huntington-beach",
      open: "Saturday",
      finds: ["clay-and-current-skin-studio"],
    },
    {
      q: "tattoo removal open on monday costa mesa",
      treatments: ["tattoo-removal"],
      city: "costa-mesa",
      open: "Monday",
      finds: ["second-ink-laser-clinic"],
    },
    {
      q: "tattoo removal open wednesday costa mesa",
      why: "closed that day",
      treatments: ["tattoo-removal"],
      city: "costa-mesa",
      open: "Wednesday",
      none: true,
    },
  ],
} satisfies Rows;
