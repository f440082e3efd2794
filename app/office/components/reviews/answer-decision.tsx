import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import type { JudgedAnswer } from "#domain/reviews/moderate-answers.server.ts";
import { reviewFaultNames } from "#domain/reviews/review.ts";
import { formatDay } from "#shared/local-day.ts";
import { ItemWithActions } from "../ui/item-with-actions.tsx";
import { ReasonSelect } from "../ui/reason-select.tsx";

export function AnswerDecision({ answer, action }: { answer: JudgedAnswer; action: string }) {
  const { id, listing, slug, text, on, fault, review, authorName } = answer;
  return (
    <ItemWithActions
      label={`Answer of ${listing}`}
      actions={
        <Form method="post" action={action} className="grid gap-3">
          <input type="hidden" name="id" value={id} />
          {fault ? (
            <Button variant="secondary" name="intent" value="answer restored">
              Show it again<span className="sr-only">: answer of {listing}</span>
            </Button>
          ) : (
            <Unfold title="Take down" of={` the answer by ${listing}`}>
              <div className="mt-2 grid gap-3">
                <ReasonSelect
                  scope={`answer-${id}`}
                  name="fault"
                  reasons={reviewFaultNames}
                  hint="The owner sees it."
                />
                <Button variant="secondary" name="intent" value="answer removed">
                  Take the answer down
                </Button>
              </div>
            </Unfold>
          )}
        </Form>
      }
    >
      <p>
        <Link
          to={`/listing/${slug}?tab=reviews#review-${id}`}
          className="font-semibold text-ink underline decoration-line underline-offset-4 wrap-anywhere"
        >
          {listing}
        </Link>{" "}
        <span className="text-sm text-muted">answered {formatDay(on)}</span>
      </p>
      <p className="measure mt-3 line-clamp-3 text-sm text-muted wrap-anywhere">
        {authorName}: {review}
      </p>
      <p className="measure mt-3 border-l-2 border-lagoon pl-5 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {fault && (
        <p className="mt-3 text-sm text-coral">
          Taken down: {reviewFaultNames[fault].toLowerCase()}
        </p>
      )}
    </ItemWithActions>
  );
}
