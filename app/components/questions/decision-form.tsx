import { reasons } from "#domain/questions/question.ts";
import { WorkItem } from "../account/work-page.tsx";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/field.tsx";

export type QuestionToJudge = {
  id: number;
  version: number;
  text: string;
  age: string;
  medSpaName: string;
  medSpaSlug: string;
  answer: string | null;
  byName: string | null;
};

const options = [{ value: "", label: "Choose a reason" }, ...Object.entries(reasons).map(([value, label]) => ({ value, label }))];

/** One question, and what can be done with it. What is published can still be taken down. */
export function DecisionForm({ action, question, isPublished = false }: { action: string; question: QuestionToJudge; isPublished?: boolean }) {
  const { id, version, text, age, medSpaName, medSpaSlug, answer, byName } = question;
  const about = <span className="sr-only">: {text.slice(0, 60)}</span>;
  return (
    <li>
      <WorkItem
        label={`Question to ${medSpaName}`}
        deeds={
          <form method="post" action={action} className="grid gap-4">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="version" value={version} />
            {!isPublished && (
              <Button name="decision" value="publish" className="w-full">
                Publish{about}
              </Button>
            )}
            <details>
              <summary className="text-link inline-flex min-h-11 items-center">{isPublished ? "Take down" : "Do not publish"}</summary>
              <div className="mt-3 grid gap-4">
                <SelectField label="Reason" name="reason" scope={`question-${id}`} options={options} hint="The asker reads it." />
                <p className="grid gap-3">
                  <Button look="quiet" name="decision" value="refuse">
                    {isPublished ? "Take the question down" : "Refuse"}
                    {about}
                  </Button>
                  {answer !== null && (
                    <Button look="quiet" name="decision" value="remove answer">
                      Take the answer alone down{about}
                    </Button>
                  )}
                </p>
              </div>
            </details>
          </form>
        }
      >
        <p className="text-sm text-muted">
          <a href={`/listing/${medSpaSlug}`} className="text-ink underline decoration-line underline-offset-4 hover:decoration-lagoon">
            {medSpaName}
          </a>
          , asked {age} ago
        </p>
        <p className="measure mt-2 text-lg leading-snug break-words whitespace-pre-line">{text}</p>
        {answer !== null && (
          <p className="measure mt-4 border-l-2 border-sage pl-5 break-words whitespace-pre-line">
            {answer}
            <span className="mt-1 block text-sm text-muted">{byName || "The provider"}</span>
          </p>
        )}
      </WorkItem>
    </li>
  );
}
