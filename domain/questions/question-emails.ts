import type { EmailContent } from "#shared/email-parts.ts";
import { say, sayStored } from "#shared/say.ts";
import { type QuestionReason, questionRefusalReasons } from "./question.ts";

/**
 * Emails about a question's status. None repeats the question, because others may read the
 * mailbox.
 */

type ListingLink = { name: string; href: string };

export const questionPublishedEmail = ({ name, href }: ListingLink): EmailContent => ({
  title: say("Your question is published"),
  paragraphs: [
    say(
      "Your question to {name} is on its profile, without your name. We will write again when it is answered.",
      { name },
    ),
  ],
  action: { text: say("See the questions"), href },
});

export const questionRefusedEmail = (
  { name, href }: ListingLink,
  status: "refused" | "removed",
  reason: QuestionReason,
): EmailContent => ({
  title:
    status === "refused"
      ? say("Your question was not published")
      : say("Your question was taken down"),
  paragraphs: [
    `${say("This is about your question to {name}.", { name })} ${sayStored(questionRefusalReasons[reason])}`,
    say("You are welcome to ask again in different words."),
  ],
  action: { text: say("See your questions"), href },
});

export const questionAnsweredEmail = ({ name, href }: ListingLink): EmailContent => ({
  title: say("Your question was answered"),
  paragraphs: [say("{name} answered your question.", { name })],
  action: { text: say("Read the answer"), href },
});

export const questionToAnswerEmail = ({ name, href }: ListingLink): EmailContent => ({
  title: "A visitor has a question for you",
  paragraphs: [
    `There is a new question on the profile of ${name}. Visitors see that it has no answer yet.`,
  ],
  action: { text: "Answer the question", href },
});
