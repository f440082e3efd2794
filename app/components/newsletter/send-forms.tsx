import type { FormAnswer } from "#app/forms/form-result.ts";
import { plural } from "#shared/plural.ts";
import { AccountForm } from "../account/account-form.tsx";
import { type Option, SelectField, TextField } from "../ui/field.tsx";

type Props = { path: string; version: number; answer: FormAnswer | undefined };

export type AudienceFacts = {
  list: string;
  joinedSince: string;
  people: number;
  suppressed: number;
  unconfirmed: number;
};

export function AudienceForm({
  path,
  version,
  answer,
  lists,
  audience,
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
      <AccountForm
        action={path}
        answer={answer}
        button="Save and count"
        look="quiet"
        hidden={{ intent: "audience", version: String(version) }}
        given={{ list, joinedSince }}
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
      </AccountForm>
    </>
  );
}

export function TestSendForm({ path, version, answer, email }: Props & { email: string }) {
  return (
    <AccountForm
      action={path}
      answer={answer}
      button="Send a test"
      look="quiet"
      hidden={{ intent: "test", version: String(version) }}
      given={{ email }}
    >
      {(field) => <TextField label="Email" type="email" autoComplete="email" {...field("email")} />}
    </AccountForm>
  );
}

export function ScheduleForm({
  path,
  version,
  answer,
  day,
  time,
  zone,
}: Props & { day: string; time: string; zone: string }) {
  return (
    <AccountForm
      action={path}
      answer={answer}
      button="Schedule"
      look="quiet"
      hidden={{ intent: "schedule", version: String(version) }}
      given={{ day, time }}
    >
      {(field) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Day" type="date" {...field("day")} />
          <TextField label="Time" type="time" hint={zone} {...field("time")} />
        </div>
      )}
    </AccountForm>
  );
}

export function SendNowForm({ path, version, answer, people }: Props & { people: number }) {
  return (
    <AccountForm
      action={path}
      answer={answer}
      button={`Send now to ${plural(people, "person", "people")}`}
      hidden={{ intent: "now", version: String(version) }}
    />
  );
}
