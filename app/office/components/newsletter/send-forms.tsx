import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { type Option, SelectField, TextField } from "#app/components/ui/field.tsx";
import type { FormAnswer } from "#app/forms/form-result.ts";
import { plural } from "#shared/say.ts";

type Props = { path: string; version: number; actionData: FormAnswer | undefined };

type SendFormProps = Props & { intent: string } & Omit<
    React.ComponentProps<typeof ShortForm>,
    "action" | "hidden"
  >;

function SendForm({ intent, path, version, ...form }: SendFormProps) {
  return <ShortForm {...form} action={path} hidden={{ intent, version: String(version) }} />;
}

export type AudienceFacts = {
  list: string;
  joinedSince: string;
  people: number;
  suppressed: number;
  unconfirmed: number;
};

export function AudienceForm({
  lists,
  audience,
  ...sent
}: Props & { lists: Option[]; audience: AudienceFacts }) {
  const { list, joinedSince, people, suppressed, unconfirmed } = audience;
  return (
    <>
      <p className="font-display text-3xl tabular-nums">{plural(people, "person", "people")}</p>
      <p className="mt-1 mb-6 text-sm text-muted">
        confirmed the list and are still subscribed. Not counted:{" "}
        {suppressed.toLocaleString("en-US")} suppressed, {unconfirmed.toLocaleString("en-US")} not
        confirmed yet.
      </p>
      <SendForm
        {...sent}
        button="Save and count"
        variant="secondary"
        intent="audience"
        defaultValues={{ list, joinedSince }}
      >
        {(field) => (
          <>
            <SelectField label="List" options={lists} {...field("list")} />
            <TextField
              label="Only people who joined since"
              type="date"
              isOptional
              {...field("joinedSince")}
            />
          </>
        )}
      </SendForm>
    </>
  );
}

export function TestSendForm({ email, ...sent }: Props & { email: string }) {
  return (
    <SendForm
      {...sent}
      button="Send a test"
      variant="secondary"
      intent="test"
      defaultValues={{ email }}
    >
      {(field) => <EmailField {...field("email")} />}
    </SendForm>
  );
}

export function ScheduleForm({
  day,
  time,
  zone,
  ...sent
}: Props & { day: string; time: string; zone: string }) {
  return (
    <SendForm
      {...sent}
      button="Schedule"
      variant="secondary"
      intent="schedule"
      defaultValues={{ day, time }}
    >
      {(field) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Day" type="date" {...field("day")} />
          <TextField label="Time" type="time" hint={zone} {...field("time")} />
        </div>
      )}
    </SendForm>
  );
}

export function SendNowForm({ people, ...sent }: Props & { people: number }) {
  return (
    <SendForm {...sent} button={`Send now to ${plural(people, "person", "people")}`} intent="now" />
  );
}
