import { Link } from "react-router";
import { listingPath } from "#shared/paths.ts";

type Question = {
  text: string;
  medSpaName: string;
  medSpaSlug: string;
  answer: string | null;
  byName: string | null;
};

export function QuestionFacts({
  question: { text, medSpaName, medSpaSlug, answer, byName },
}: {
  question: Question;
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
