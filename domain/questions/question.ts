import type { StoredPhoto } from "#domain/uploads/photo.ts";
/** Limits of a profile's questions and answers, in characters. */

export const maxQuestionLengths = { question: 500, answer: 1500 } as const;
export const questionRefusalReasons = {
  "medical details": "It contains medical details, which are safer between you and the provider.",
  "names a person": "It names a private person.",
  advertising: "It advertises something.",
  "not about this listing": "It is not about this provider and what it offers.",
  insulting: "It insults someone.",
  "asked already": "It has been asked and answered on this page.",
} as const;

export type QuestionReason = keyof typeof questionRefusalReasons;
export type QuestionAnswer = {
  text: string;
  byName: string;
  byTitle: string;
  byCredentials: string[];
  answeredOn: string;
  portrait: StoredPhoto | null;
};
export type PublishedQuestion = {
  id: number;
  text: string;
  askedOn: string;
  answer: QuestionAnswer | null;
};

export const questionStatusNames = {
  waiting: "Waiting for our review",
  published: "Published",
  refused: "Not published",
  removed: "Taken down",
} as const;

export type QuestionDraft = {
  listing: string;
  text: string;
  status: "waiting" | "published";
  askedAt: Date;
  answer:
    | { text: string; byName: string; byTitle: string; byCredentials: string[]; answeredAt: Date }
    | null
    | undefined;
};
