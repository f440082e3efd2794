import type { Letter } from "#domain/email/email.ts";
import { say, sayStored } from "#shared/say.ts";
import { type Reason, reasons } from "./question.ts";

/**
 * Emails about a question's status. None repeats the question, because others may read the
 * mailbox.
 */

type Place = { name: string; href: string };

export const publishedLetter = ({ name, href }: Place): Letter => ({
  title: say("Your question is published"),
  paragraphs: [
    say(
      "Your question to {name} is on its profile, without your name. We will write again when it is answered.",
      { name },
    ),
  ],
  action: { text: say("See the questions"), href },
});

export const refusedLetter = (
  { name, href }: Place,
  status: "refused" | "removed",
  reason: Reason,
): Letter => ({
  title:
    status === "refused"
      ? say("Your question was not published")
      : say("Your question was taken down"),
  paragraphs: [
    `${say("This is about your question to {name}.", { name })} ${sayStored(reasons[reason])}`,
    say("You are welcome to ask again in different words."),
  ],
  action: { text: say("See your questions"), href },
});

export const answeredLetter = ({ name, href }: Place): Letter => ({
  title: say("Your question was answered"),
  paragraphs: [say("{name} answered your question.", { name })],
  action: { text: say("Read the answer"), href },
});

export const ownerLetter = ({ name, href }: Place): Letter => ({
  title: "A visitor has a question for you",
  paragraphs: [
    `There is a new question on the profile of ${name}. Visitors see that it has no answer yet.`,
  ],
  action: { text: "Answer the question", href },
});
