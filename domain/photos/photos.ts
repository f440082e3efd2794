import { plural, say } from "#shared/say.ts";

export const maxGalleryPhotos = 20;
export const maxPairs = 20;

/** Longest duration of a consent: Civil Code 56.11 allows a year. */
export const consentYears = 1;
export const consentEnd = (consentedOn: string) =>
  `${Number(consentedOn.slice(0, 4)) + consentYears}${consentedOn.slice(4)}`.replace(
    "-02-29",
    "-02-28",
  );

type ConsentFacts = { listing: string; treatment: string; until: string };

/** Stands for the name, which is stored encrypted and deleted with the photos. */
const nameHere = "{person}";

/**
 * Returns the authorization of the person shown (Civil Code 56.11, 45 CFR 164.508), in the page's
 * language. It is stored in the language in which the person agreed to it.
 */
export const consentText = (facts: ConsentFacts) =>
  say(
    "I, {person}, am 18 or older and the person in these pictures. I authorize {listing} to disclose them, and that they show {treatment}, to {brand} and through it to the public, in this listing, to advertise the practice, until {until} or until I take this back. Nothing else about me or my care may be disclosed. My care does not depend on this, and I was not paid. I understand that anyone who receives the pictures may copy and disclose them again, and that privacy law may then no longer protect them. I can take this back at any moment on my private page or through {listing}; the pictures are then removed here. I can read and print this text on that page, as my copy.",
    { ...facts, person: nameHere },
  );
export const withName = (consent: string, name: string | undefined) =>
  consent.replace(nameHere, name ?? say("the person shown"));

/** The listing's statement about the photos, stored verbatim. */
export const unalteredText =
  "Both pictures show the same person and are not changed: no filter, no retouching, the same light, distance, pose and angle, no makeup that hides the area, and nothing else was done in between that would explain the difference.";

/** California requires this with each pair. */
export const resultsVaryText = "The same before and after results may not occur for all patients.";

/** Swelling is not a result: photos of these groups must not be taken earlier. */
export const minWeeksAfter: Record<string, number> = { injectables: 2 };
/** Formats an interval, such as "6 weeks later"; the first week is not counted. */
export const formatWeeksLater = (weeks: number) =>
  weeks === 0 ? say("within a week") : say("{weeks} later", { weeks: plural(weeks, "week") });

export const photoFaults = [
  "shows me",
  "not the place",
  "misleading",
  "not theirs",
  "offensive",
] as const;
export type PhotoFault = (typeof photoFaults)[number];
export const photoFaultNames: Record<PhotoFault, string> = {
  "shows me": "It shows me, and I did not agree",
  "not the place": "It does not show this provider",
  misleading: "It misleads",
  "not theirs": "It’s someone else’s photo",
  offensive: "It is offensive or not fit to be shown",
};
