import { Link } from "react-router";
import type { findWaitingQuestion } from "#domain/questions/moderate-questions.server.ts";
import { listingPath } from "#shared/paths.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findWaitingQuestion>>>;
export type ModeratedQuestion = Omit<Exclude<Found, "forbidden">, "askedAt">;

export function QuestionFacts({
  question: { text, medSpaName, medSpaSlug, answer, byName },
}: {
  question: ModeratedQuestion;
}) {
  return (
    <>
      <p className="text-sm text-muted">
        To{" "}
        <Link to={listingPath(medSpaSlug)} className="text-link wrap-anywhere">
          {medSpaName}
        </Link>
      </p>
      <p className="measure mt-2 text-lg leading-snug whitespace-pre-line">{text}</p>
      {answer !== null && (
        <p className="measure mt-4 border-l-2 border-sage pl-5 whitespace-pre-line">
          {answer}
          <span className="mt-1 block text-sm text-muted">{byName || "The provider"}</span>
        </p>
      )}
    </>
  );
}
