import { createCookie } from "react-router";
import { maxQuestionLengths } from "#domain/questions/question.ts";
import { say } from "#shared/say.ts";

export const questionCrumbs = ({ slug, name }: { slug: string; name: string }) => [
  { name: say("Med Spas"), path: "/med-spas" },
  { name, path: `/listing/${slug}` },
  { name: say("Questions"), path: `/listing/${slug}/questions` },
];

const anHour = 60 * 60;

/**
 * Keeps the question during sign-in. The cookie goes only to the form's page and is cleared on
 * submit.
 */
export function draftCookie(siteUrl: string, path: string) {
  const cookie = createCookie("question", {
    path,
    httpOnly: true,
    sameSite: "lax",
    secure: siteUrl.startsWith("https:"),
    maxAge: anHour,
  });
  return {
    read: async (request: Request) => {
      const stored: unknown = await cookie.parse(request.headers.get("cookie"));
      return typeof stored === "string" ? stored.slice(0, maxQuestionLengths.question) : "";
    },
    keep: (text: string) => cookie.serialize(text.slice(0, maxQuestionLengths.question)),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}
