import { ShortForm } from "#app/components/forms/short-form.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import type { FormAnswer } from "#app/forms/form-result.ts";
import { say } from "#shared/say.ts";
import { SavedSearchNotice } from "../forms/collection-notice.tsx";

type Props = {
  action: string;
  button: string;
  name: string;
  wantsAlerts: boolean;
  actionData: FormAnswer | undefined;
};

export function SavedSearchForm({ action, button, name, wantsAlerts, actionData }: Props) {
  return (
    <ShortForm
      action={action}
      actionData={actionData}
      button={button}
      defaultValues={{ name }}
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
              (actionData && !actionData.isDone ? actionData.values.alerts === "on" : wantsAlerts)
                ? ["on"]
                : []
            }
            className="grid"
          />
        </>
      )}
    </ShortForm>
  );
}
