/** Regional guide for choosing a city. Cities of an area by slug. */
export const locationsGuide = {
  paragraphs: [
    "Orange County has no single center. Its med spas gather where offices, shopping and hospitals meet: around the airport and the Irvine Spectrum, at South Coast Plaza, and on the Newport and Laguna coast. Further north and inland they are fewer, often smaller, and closer to where people live.",
    "For a treatment that needs several visits, distance matters more than people expect. Six appointments twenty minutes away get kept; six across the county at five o’clock do not. Look at your own city first, then at its neighbors.",
  ],
  areas: [
    {
      name: "The coast",
      text: "Long-established surgeons and dermatologists in Newport Beach, small studios in Laguna Beach, beach-town practices to the north and south.",
      cities: [
        "newport-beach",
        "huntington-beach",
        "laguna-beach",
        "dana-point",
        "san-clemente",
        "seal-beach",
      ],
    },
    {
      name: "Central county",
      text: "Irvine and Costa Mesa have many of the county’s medical offices, a short drive from the airport. Tustin, Orange and Santa Ana add practices in neighborhood centers and older downtowns.",
      cities: ["irvine", "costa-mesa", "tustin", "santa-ana", "orange"],
    },
    {
      name: "North county",
      text: "Fullerton, Brea and Anaheim serve the hills along the 57 and the 91, with Placentia, Yorba Linda and La Habra around them.",
      cities: ["anaheim", "fullerton", "brea", "yorba-linda", "placentia", "la-habra"],
    },
    {
      name: "West county",
      text: "Little Saigon lies in Westminster and Garden Grove, and Buena Park has a Korean district of its own: profiles say which languages are spoken. Practices are small, and often on the large north to south boulevards.",
      cities: [
        "westminster",
        "garden-grove",
        "fountain-valley",
        "stanton",
        "cypress",
        "los-alamitos",
        "la-palma",
        "buena-park",
      ],
    },
    {
      name: "South county",
      text: "Planned communities with practices in village centers and around the Mission Viejo and Laguna Hills hospitals, with easy parking.",
      cities: [
        "mission-viejo",
        "aliso-viejo",
        "laguna-niguel",
        "lake-forest",
        "laguna-hills",
        "laguna-woods",
        "rancho-santa-margarita",
        "san-juan-capistrano",
      ],
    },
  ],
  gettingAround: [
    {
      title: "The 405 and the 5",
      text: "They run the length of the county and meet in Irvine at the El Toro Y. Both crawl at rush hour, above all around the Y and where the 55 joins; a late morning appointment avoids it.",
    },
    {
      title: "The 55 and the 73",
      text: "The 55 runs from Orange through Tustin to Costa Mesa and goes on as Newport Boulevard to Newport Beach. The 73 is the quick way from Costa Mesa to Laguna and south county, and a toll road for most of it: there are no booths, so pay online within days.",
    },
    {
      title: "Coast or inland",
      text: "Pacific Coast Highway is the only through road along the shore and jams up on summer weekends. From inland, Laguna Canyon Road leads to Laguna Beach and Newport Coast Drive to Newport Coast.",
    },
    {
      title: "Parking",
      text: "Office parks in Irvine, Costa Mesa and south county have free lots. In Laguna Beach, on the Balboa Peninsula and in downtown Huntington Beach expect meters, and leave ten minutes for them.",
    },
    {
      title: "Without a car",
      text: "Metrolink stops in Buena Park, Fullerton, Anaheim, Orange, Santa Ana, Tustin, Irvine, Laguna Niguel/Mission Viejo, San Juan Capistrano and San Clemente; the coast line closes now and then for landslides. OCTA buses cover Beach, Harbor and Bristol. After sedation let someone else drive.",
    },
  ],
};
