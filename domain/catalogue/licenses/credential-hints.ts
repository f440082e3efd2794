import { boardProblem } from "#shared/board-certified.ts";
import type { ListingFacts } from "../listings/listing-facts.ts";
import {
  barredRole,
  isChamberStaff,
  isNursePractitioner,
  isPhysician,
  namesNoLicense,
  needsSupervision,
} from "./scope-of-practice.ts";

type CredentialFacts = Pick<
  ListingFacts,
  "staff" | "ownership" | "licenses" | "services" | "description" | "detailedDescription"
>;
type Treatment = { slug: string; name: string; isMedical: boolean };

/**
 * Services that California does not license. Practitioners who advertise them must state that
 * they have no license.
 */
const withoutLicense = new Set([
  "ayurveda",
  "reiki",
  "sound-bath",
  "breathwork",
  "herbal-medicine",
  "colon-hydrotherapy",
]);
const namesLicense =
  /\blicen[sc]ed?\b|\bCAMTC\b|\b(?:L\.?Ac|CMT|RN|NP|MD|DO|PA|DAOM)\b|\bregistered nurse\b|\bphysician\b|\bacupuncturist\b/i;

/**
 * Lists staff and license details that may conflict with California law, worded for owners and
 * admins. These are hints only.
 */
export function credentialHints(
  facts: CredentialFacts,
  treatments: readonly Treatment[],
): string[] {
  const { staff, ownership, licenses, services } = facts;
  const known = new Map(treatments.map((treatment) => [treatment.slug, treatment]));
  const medical = (slugs: readonly (string | null)[]) => [
    ...new Set(
      slugs.flatMap((slug) =>
        slug !== null && known.get(slug)?.isMedical ? [known.get(slug)?.name ?? slug] : [],
      ),
    ),
  ];
  const offersMedical =
    medical([
      ...services.map(({ treatment }) => treatment),
      ...staff.flatMap(({ performs = [] }) => performs),
    ]).length > 0;
  const hasPhysician =
    ownership?.kind === "physician" ||
    licenses.some(({ kind }) => kind === "medical director") ||
    staff.some(isPhysician);

  const ofPeople = staff.flatMap((member) => {
    const { name, title, certifications, performs = [], isUnlicensed = false } = member;
    const role = barredRole(member);
    const theirs = medical(performs);
    const barred = isChamberStaff(member)
      ? medical(performs.filter((slug) => slug !== "hbot"))
      : theirs;
    const unlicensedWork = performs
      .filter((slug) => withoutLicense.has(slug))
      .map((slug) => known.get(slug)?.name ?? slug);
    return [
      barred.length > 0 &&
        (role || isUnlicensed) &&
        `Medical Board of California: ${name} may not perform ${listed(barred)}. The profile says that they are ${role ?? "not licensed"} (${title}); no certificate changes that. Physicians, nurse practitioners, physician assistants and supervised registered nurses may.`,
      theirs.length > 0 &&
        !isUnlicensed &&
        namesNoLicense(member) &&
        `State the license of this person: ${name} (${title}) performs ${listed(theirs)}.`,
      theirs.length > 0 &&
        needsSupervision(member) &&
        !hasPhysician &&
        `${name} (${title}) performs ${listed(theirs)} and needs a supervising physician: name them under Licenses as medical director.${isNursePractitioner(member) ? " Only a 104 nurse practitioner works without one: for them, write “104 NP” in the title." : ""}`,
      unlicensedWork.length > 0 &&
        !isUnlicensed &&
        ![title, ...certifications].some((line) => namesLicense.test(line)) &&
        `${name} performs ${listed(unlicensedWork)} and names no license. Business and Professions Code 2053.5 requires a statement that they are not licensed by the state: mark it next to the person.`,
    ].filter((hint) => hint !== false);
  });
  const owner =
    offersMedical &&
    ownership?.kind !== "physician" &&
    ownership?.kind !== "nurse practitioner" &&
    (ownership
      ? `Medical treatments are offered, and the owner is neither a physician nor a 104 nurse practitioner. In California only they may own a medical practice outright (Corporations Code 13401.5, Business and Professions Code 2052 and 2400).`
      : "Medical treatments are offered, and no owner is named. In California a medical practice belongs to a physician or, within limits, to a 104 nurse practitioner: state who owns it.");
  const board = [facts.description, facts.detailedDescription ?? ""]
    .map(boardProblem)
    .find((problem) => problem !== null);
  return [owner, ...ofPeople, board && `In the description: ${board}`].filter(
    (hint) => typeof hint === "string",
  );
}

const most = 4;
function listed(names: string[]) {
  const shown = names.slice(0, most).join(", ");
  return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}
