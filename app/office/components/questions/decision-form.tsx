import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import { questionRefusalReasons } from "#domain/questions/question.ts";
import { ItemWithActions } from "../ui/item-with-actions.tsx";
import { ReasonSelect } from "../ui/reason-select.tsx";
import { type ModeratedQuestion, QuestionFacts } from "./question-facts.tsx";

type Props = { action: string; question: ModeratedQuestion };

export function DecisionForm({ action, question }: Props) {
  const { id, version, text, medSpaName, answer } = question;
  const about = <span className="sr-only">: {text.slice(0, 60)}</span>;
  return (
    <li>
      <ItemWithActions
        label={`Question to ${medSpaName}`}
        actions={
          <Form method="post" action={action} className="grid gap-4">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="version" value={version} />
            <Unfold title="Take down">
              <div className="mt-3 grid gap-4">
                <ReasonSelect
                  name="reason"
                  scope={`question-${id}`}
                  reasons={questionRefusalReasons}
                  hint="The person who asked sees it."
                />
                <p className="grid gap-3">
                  <Button variant="secondary" name="decision" value="refuse">
                    Take the question down
                    {about}
                  </Button>
                  {answer !== null && (
                    <Button variant="secondary" name="decision" value="remove answer">
                      Take down only the answer{about}
                    </Button>
                  )}
                </p>
              </div>
            </Unfold>
          </Form>
        }
      >
        <QuestionFacts question={question} />
      </ItemWithActions>
    </li>
  );
}
