import type { Letter } from "#domain/mail/letter.ts";
import { type Reason, reasons } from "./question.ts";

/** What becomes of a question, by mail. None repeats the question: letters are read by others, too. */

type Place = { name: string; href: string };

export const publishedLetter = ({ name, href }: Place): Letter => ({
  title: "Your question is published",
  paragraphs: [`Your question to ${name} stands on its profile, without your name. We write again when it is answered.`],
  action: { text: "See the questions", href },
});

export const refusedLetter = ({ name, href }: Place, status: "refused" | "removed", reason: Reason): Letter => ({
  title: status === "refused" ? "Your question was not published" : "Your question was taken down",
  paragraphs: [`This is about your question to ${name}. ${reasons[reason]}`, "You are welcome to ask again in other words."],
  action: { text: "See your questions", href },
});

export const answeredLetter = ({ name, href }: Place): Letter => ({
  title: "Your question was answered",
  paragraphs: [`${name} answered your question.`],
  action: { text: "Read the answer", href },
});

export const ownerLetter = ({ name, href }: Place): Letter => ({
  title: "A visitor asks you something",
  paragraphs: [`There is a new question on the profile of ${name}. Visitors see that it waits for an answer.`],
  action: { text: "Answer it", href },
});
