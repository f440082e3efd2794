import type { ListingDraft } from "#domain/catalogue/listings/listing.ts";
import { createSeededRandom } from "#shared/seeded.ts";
import { slugify } from "#shared/slug.ts";

type City = { slug: string; name: string; latitude: number; longitude: number; zipCodes: string[] };

const firstWords = [
  "Amber",
  "Anchor",
  "Bluff",
  "Bright",
  "Canyon",
  "Cedar",
  "Clear",
  "Coral",
  "Cove",
  "Crescent",
  "Dune",
  "Ember",
  "Fern",
  "Foothill",
  "Golden",
  "Harbor",
  "Haven",
  "Indigo",
  "Juniper",
  "Laurel",
  "Linen",
  "Lumen",
  "Marlow",
  "Meridian",
  "Mesa",
  "Northlight",
  "Olive",
  "Pacific",
  "Pearl",
  "Poppy",
  "Quiet",
  "Ridge",
  "Sage",
  "Saltwater",
  "Sierra",
  "Silver",
  "Sycamore",
  "Tide",
  "Verde",
  "Willow",
];
const secondWords = [
  "Aesthetics",
  "Body Studio",
  "Clinic",
  "Collective",
  "Dermal Studio",
  "Face & Body",
  "Injectables",
  "Laser",
  "Med Spa",
  "Medical Aesthetics",
  "Rejuvenation",
  "Skin",
  "Skin House",
  "Wellness",
  "Wellness Center",
];
const streets = [
  "Alder Court",
  "Birch Street",
  "Calle Serena",
  "Dove Street",
  "El Toro Road",
  "Foothill Drive",
  "Grove Avenue",
  "Harbor View",
  "Jacaranda Way",
  "Main Street",
  "Ocean Avenue",
  "Palm Drive",
  "Quail Street",
  "Spring Street",
  "Von Karman Lane",
];
const firstNames = [
  "Ana",
  "Ben",
  "Carmen",
  "Daniel",
  "Elena",
  "Farid",
  "Grace",
  "Hana",
  "Ines",
  "Jae",
  "Kim",
  "Linh",
  "Maya",
  "Nina",
  "Omar",
  "Priya",
  "Rosa",
  "Sam",
  "Thuy",
  "Yara",
];
const lastNames = [
  "Alvarez",
  "Brooks",
  "Chen",
  "Dang",
  "Ellis",
  "Farahani",
  "Garcia",
  "Hwang",
  "Ito",
  "Jensen",
  "Kaplan",
  "Le",
  "Mendoza",
  "Nguyen",
  "Ortiz",
  "Park",
  "Quinn",
  "Reyes",
  "Shah",
  "Tran",
];
const hours: { text: string; from: number; to: number; days: number }[] = [
  { text: "Mon-Fri 9am-6pm", from: 540, to: 1080, days: 5 },
  { text: "Mon-Sat 10am-7pm", from: 600, to: 1140, days: 6 },
  { text: "Mon-Sun 8am-8pm", from: 480, to: 1200, days: 7 },
  { text: "Mon-Thu 8am-5pm", from: 480, to: 1020, days: 4 },
];
const premiumShare = 0.077;

/** Generates each listing from its number alone, with the menu of a demo provider. */
export const generateListings = (
  range: { from: number; to: number },
  material: { providers: ListingDraft[]; cities: City[] },
): ListingDraft[] =>
  Array.from({ length: range.to - range.from }, (_, offset) =>
    generate(range.from + offset, material),
  );

function generate(
  number: number,
  { providers, cities }: { providers: ListingDraft[]; cities: City[] },
): ListingDraft {
  const random = createSeededRandom(number);
  const model = pick(random, providers);
  // Half of the listings stay in their model's city, so that density follows the county.
  const city =
    (random() < 0.5 && cities.find(({ slug }) => slug === model.city)) || pick(random, cities);
  const name = `${pick(random, firstWords)} ${pick(random, secondWords)} ${number}`;
  const week = pick(random, hours);
  return {
    ...model,
    slug: slugify(name),
    name,
    city: city.slug,
    address: `0${100 + Math.floor(random() * 19_900)} ${pick(random, streets)}`,
    zipCode: pick(random, city.zipCodes),
    latitude: city.latitude + (random() - 0.5) * 0.05,
    longitude: city.longitude + (random() - 0.5) * 0.05,
    email: `hello@${slugify(name)}.example.com`,
    website: `https://${slugify(name)}.example.com/`,
    description: `${name} in ${city.name}: ${model.specialties.join(", ").toLowerCase()}.`,
    priceLevel: 1 + Math.floor(random() * 4),
    establishedYear: 1990 + Math.floor(random() * 36),
    plan: random() < premiumShare ? "premier" : "standard",
    hoursText: week.text,
    weeklyHours: Array.from({ length: week.days }, (_, day) => [
      day * 1440 + week.from,
      day * 1440 + week.to,
    ]),
    // Varies completeness, so that ranks spread.
    treatmentPhilosophy: random() < 0.6 ? model.treatmentPhilosophy : null,
    consultationProcess: random() < 0.5 ? model.consultationProcess : null,
    facilityAmenities: random() < 0.7 ? model.facilityAmenities : [],
    services: model.services.filter(() => random() < 0.8),
    staff: [
      {
        name: `${pick(random, firstNames)} ${pick(random, lastNames)}`,
        title: model.staff[0]?.title ?? "Aesthetician",
        certifications: [],
      },
    ],
    ownership: null,
    licenses: [],
  };
}

const pick = <Value>(random: () => number, values: Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;
