import type { Problems } from "#domain/problem.ts";

export const resubmitProblems: Problems<"not-found" | "unattested", string> = {
  "not-found": { status: 409, message: "Already handled: someone decided on it, or withdrew it." },
  unattested: { status: 409, message: "Please confirm the statements below first." },
};

export const listingStatusProblems: Problems<"unattested", string> = {
  unattested: { status: 409, message: "It cannot be published: no one has attested it yet." },
};

export const removeReferenceProblems: Problems<"in-use", string> = {
  "in-use": {
    status: 409,
    message: "It cannot be removed while a listing, a booking or a review uses it.",
  },
};

export const saveReferenceProblems: Problems<"slug-taken" | "no-category", string> = {
  "slug-taken": {
    status: 409,
    field: "slug",
    message: "This address is, or was, used by another entry.",
  },
  "no-category": { status: 422, field: "category", message: "Choose a category." },
};

export const agreementProblems: Problems<"in-the-future", string> = {
  "in-the-future": { status: 422, message: "That day is in the future." },
};

export const licenseCheckProblems: Problems<"in-the-future" | "not-found", string> = {
  "in-the-future": agreementProblems["in-the-future"],
  "not-found": { status: 409, message: "This license no longer exists." },
};

export const hourExceptionProblems: Problems<"past", string> = {
  past: { status: 422, field: "from", message: "Choose days in the future." },
};
