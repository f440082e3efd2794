export const treatmentGuide = {
  choosing: {
    title: "How to use these categories",
    paragraphs: [
      "Start from what you want to change, not from a device or a brand. Lines that appear when you frown are a matter for injectables; brown marks and redness belong with lasers and light; dull or rough texture often responds to the milder work of skin care. Each category page says how a visit runs, how long recovery takes and who should stay away, and then compares its treatments by price, time and downtime.",
      "Most listings appear in more than one category, because most practices do more than one thing. The numbers here count published listings, and no one can pay to change them. Premier listings come first where they appear and carry a mark that says the placement is paid.",
      "A price on these pages is a starting point. Ask what the total will be for the area you have in mind, how many visits it takes, and what upkeep costs after a year. Two honest quotes can differ because the dose, the device or the person doing the work differs.",
    ],
  },
  guide: [
    {
      title: "How to choose",
      points: [
        "Settle how much downtime you can afford before you look at results.",
        "Prefer someone who does your treatment every week.",
        "Start with the smaller step: you can add, and cannot always undo.",
      ],
    },
    {
      title: "What to ask",
      points: [
        "Who will treat me, with which license, and who supervises?",
        "Which product or device exactly, and is it cleared for this use?",
        "What goes wrong most often here, and what do you do then?",
        "Who can I call tonight if I am worried?",
      ],
    },
    {
      title: "Who may do what in California",
      points: [
        "Toxins and fillers: physicians, nurse practitioners and physician assistants, and registered nurses under their orders. Not vocational nurses, medical assistants or estheticians.",
        "Lasers and intense pulsed light: physicians, nurse practitioners, physician assistants, and registered nurses under a physician’s supervision. Not vocational nurses, medical assistants, electrologists or estheticians, whatever certificate they hold.",
        "An examination by a physician, nurse practitioner or physician assistant, in person or by telehealth and to the standard of care, comes before the first prescription treatment; a form that no one reads is none.",
        "Microneedling, plasma pens, fillers, threads and IV drips are medical: no esthetician may do them. Needle-free filler pens are not approved at all.",
        "Estheticians care for the surface of the skin, under the Board of Barbering and Cosmetology: dermaplaning, LED, superficial peels and, since 2022, lash and brow perming.",
        "A med spa must belong to a physician or, within limits, a nurse practitioner: ask who owns it.",
        "Massage: certification by CAMTC is voluntary in the state, but most cities here ask for it or for a permit.",
      ],
    },
  ],
  lookUp: { text: "Look up a license", url: "https://search.dca.ca.gov/" },
};
