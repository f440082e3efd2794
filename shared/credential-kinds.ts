export const licenseLabels = {
  "medical director": "Medical director",
  practitioner: "Practitioner",
  facility: "Facility",
  "fictitious name permit": "Fictitious name permit",
  "establishment license": "Establishment license (Board of Barbering and Cosmetology)",
  "surgery accreditation": "Outpatient surgery accreditation",
} as const;

/** Badges on the profile that name the license we checked. */
export const checkedLicenseLabels = {
  "medical director": "Medical director’s license checked",
  practitioner: "Practitioner’s license checked",
  facility: "Facility license checked",
  "fictitious name permit": "Name permit checked",
  "establishment license": "Establishment license checked",
  "surgery accreditation": "Accreditation checked",
} as const satisfies Record<keyof typeof licenseLabels, string>;
export type LicenseKind = keyof typeof licenseLabels;
export const licenseKinds = Object.keys(licenseLabels) as [LicenseKind, ...LicenseKind[]];

/** Licenses that allow owning a practice. */
export const ownershipLabels = {
  physician: "Physician (MD or DO)",
  "nurse practitioner": "Nurse practitioner in independent practice (104 NP)",
  "other professional": "Another licensed professional",
  "not a medical practice": "Not a medical practice",
} as const;
export type OwnershipKind = keyof typeof ownershipLabels;
export const ownershipKinds = Object.keys(ownershipLabels) as [OwnershipKind, ...OwnershipKind[]];
export type Ownership = { name: string; kind: OwnershipKind };
