import type { FormAnswer } from "#app/forms/form-result.ts";
import { proofPath } from "#app/http/with-next.ts";
import { AccountForm } from "../account/account-form.tsx";
import { Notice } from "../forms/notice.tsx";
import { ShownOnce } from "../forms/shown-once.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Choices } from "../ui/choices.tsx";
import { type Option, SelectField, TextField } from "../ui/field.tsx";
import { TitledSection } from "../ui/titled-section.tsx";
import { ApiKeyList, type ShownApiKey } from "./api-key-list.tsx";

type Props = {
  path: string;
  keys: ShownApiKey[];
  choices: (Option & { hint: string })[];
  lifetimes: Option[];
  isProven: boolean;
  isRevoked: boolean;
  made: string | null;
  answer: FormAnswer | undefined;
};

export function KeysPage({
  path,
  keys,
  choices,
  lifetimes,
  isProven,
  isRevoked,
  made,
  answer,
}: Props) {
  const chosen = answer && !answer.isDone ? [answer.values.scopes ?? ""] : [];
  return (
    <div className="grid max-w-2xl gap-12">
      {made && (
        <ShownOnce label="Your new key" value={made}>
          Programs send it as “Authorization: Bearer …”.
        </ShownOnce>
      )}
      {isRevoked && !made && !answer && (
        <Notice title="Revoked" text="Programs that still use this key will be rejected." />
      )}
      <TitledSection id="keys" title="Active keys">
        <ApiKeyList path={path} keys={keys} />
      </TitledSection>
      <TitledSection id="new-key" title="A new key" titleLook="mb-5 text-xl">
        {isProven ? (
          <AccountForm action={path} answer={answer} button="Create key" given={{ days: "90" }}>
            {(field) => (
              <>
                <TextField
                  label="Name"
                  hint="What it is for, so that you recognize it later."
                  autoComplete="off"
                  {...field("name")}
                />
                <Choices
                  label="Permissions"
                  type="checkbox"
                  options={choices}
                  chosen={chosen}
                  {...field("scopes")}
                />
                <SelectField label="Expiration" options={lifetimes} {...field("days")} />
              </>
            )}
          </AccountForm>
        ) : (
          <>
            <p className="mb-5 text-muted">
              A key gives access without a password, so we ask for yours first.
            </p>
            <ButtonLink href={proofPath(path)}>Confirm it is you</ButtonLink>
          </>
        )}
      </TitledSection>
    </div>
  );
}
