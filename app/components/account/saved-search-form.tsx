import type { FormAnswer } from "#app/forms/form-result.ts";
import { say } from "#shared/say.ts";
import { SavedSearchNotice } from "../forms/collection-notice.tsx";
import { ShortForm } from "../forms/short-form.tsx";
import { Choices } from "../ui/choices.tsx";
import { TextField } from "../ui/field.tsx";

type Props = {
  action: string;
  button: string;
  name: string;
  wantsAlerts: boolean;
  answer: FormAnswer | undefined;
};

export function SavedSearchForm({ action, button, name, wantsAlerts, answer }: Props) {
  return (
    <ShortForm
      action={action}
      answer={answer}
      button={button}
      given={{ name }}
      consent={<SavedSearchNotice />}
    >
      {(field) => (
        <>
          <TextField label={say("Name")} maxLength={80} {...field("name")} />
          <Choices
            label={say("Alerts")}
            hint={say("At most once a day. Every email has a link to stop all alerts.")}
            type="checkbox"
            name="alerts"
            options={[{ value: "on", label: say("Email me about new matches") }]}
            chosen={
              (answer && !answer.isDone ? answer.values.alerts === "on" : wantsAlerts) ? ["on"] : []
            }
            className="grid"
          />
        </>
      )}
    </ShortForm>
  );
}
