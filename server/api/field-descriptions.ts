import { attestationInEnglish } from "#domain/catalogue/licenses/attestation.ts";

type FieldDescriptions = Record<string, string>;

const common: FieldDescriptions = {
  address: "Street and number, with the suite.",
  campaign: "The id of the ad campaign.",
  care: "Stars for the care.",
  categories: "Slugs of categories, the main one first.",
  category: "What the message is about.",
  city: "Slug or name of one of the cities that `GET /api/cities` lists.",
  cleanliness: "Stars for cleanliness.",
  code: "Six digits from the authenticator app, or a recovery code, for accounts with a second factor.",
  customerEmail: "The confirmation and every change go to this address.",
  customerName: "The customer's name, without web or email addresses.",
  customerPhone: "With area code: 10 to 15 digits.",
  discountPercentage: "Percent off. If both prices are given, it has to match them.",
  email: "An email address.",
  events: "What happened on the page, in order.",
  from: "The page before this one.",
  hours: "Opening hours in words, like Mon-Fri 9-6.",
  id: "The credential id, from the browser.",
  isActive: "Whether visitors see it.",
  kind: "What happened.",
  latitude: "In degrees north.",
  listingId:
    "The id of the listing. If left out: the last one submitted, or the only one of the account.",
  listingType: "The requested plan.",
  longitude: "In degrees east.",
  medSpaSlug: "The slug of the listing.",
  message: "For the people who read it. Please include no medical details.",
  mostClaims: "The number of vouchers available. If left out: any number.",
  name: "The name, without web or email addresses.",
  newPassword: "At least 12 characters.",
  originalPrice: "The usual price in dollars.",
  page: "The path of the page.",
  password: "The password of the account.",
  plan: "The paid plan. If left out: the first one that the site sells.",
  phone: "With area code.",
  place: "Where on the site it was seen.",
  position: "Coordinates of the entrance. If left out: found from the address.",
  preferredDate: "A day of `GET /api/listings/{slug}/availability`.",
  preferredTime: "A free time of that day, HH:mm on a 24-hour clock.",
  priceRange: "The price level, from $ to $$$$.",
  rating: "Stars for the whole visit.",
  reason: "Included in the email to the customer.",
  response: "The authenticator's response, from the browser.",
  result: "Stars for the result.",
  searched: "What was searched, as slugs.",
  services: "Names of treatments, each with its price if it has one, like Botox $14 per unit.",
  slot: "The ad slot of the page.",
  slug: "The slug of the listing.",
  slugs: "Slugs of listings.",
  specialId: "The id of the special to book, from `GET /api/specials/active`.",
  specialPrice: "The price of the special in dollars.",
  status: "The new status.",
  subject: "In one line.",
  termsConditions: "Who can use it, and when.",
  text: "The text that is published.",
  title: "In one line.",
  token: "From the link in the email.",
  treatment: "The slug of the treatment.",
  paid: "What the author says about the price: regular, reduced, or free.",
  treatmentType: "Slug or name of the treatment.",
  type: "The kind of credential, from the browser.",
  validFrom: "The first day.",
  validTo: "The last day.",
  value: "Stars for value for money.",
  visitedOn: "The day of the visit.",
  website: "The address of its own website.",
  zipCode: "Five digits.",
};

const own: Record<string, FieldDescriptions> = {
  "post /api/medspas": {
    attestation: `With \`true\` the sender confirms: ${attestationInEnglish} If left out, the listing is published only once its owner confirms this.`,
    description: "The description of the listing, at least 50 characters.",
    name: "The name of the business.",
    ownership: "Who owns the practice, and under which license. Shown on the profile.",
  },
  "post /api/admin/specials": { description: "What it includes." },
  "post /api/questions": { text: "The question, as published after the review." },
  "post /api/reviews": { text: "The review, as published after moderation." },
};

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  description?: string;
};

/** Copies a schema with a description for each field; the schema's own description wins. */
export function withDescriptions<Body extends object>(operation: string, body: Body): Body {
  const copy = structuredClone(body);
  for (const { schema } of Object.values(
    (copy as { content?: Record<string, { schema?: Schema }> }).content ?? {},
  ))
    if (schema) describe(operation, schema);
  return copy;
}

function describe(operation: string, schema: Schema) {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const text = field.description ?? own[operation]?.[name] ?? common[name];
    if (text) field.description = text;
    describe(operation, field);
  }
  for (const part of [
    schema.items,
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ])
    if (part) describe(operation, part);
}
