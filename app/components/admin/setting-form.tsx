import { Form } from "react-router";
import type { FormAnswer, GetField } from "#app/forms/form-result.ts";
import type { SettingField } from "#domain/settings/setting-fields.ts";
import { AccountForm } from "../account/account-form.tsx";
import { SelectField, TextArea, TextField } from "../ui/field.tsx";

type SettingView = {
  name: string;
  title: string;
  about: string;
  fields: SettingField[];
  values: Record<string, string>;
  isSet: boolean;
};

type SettingFormProps = {
  path: string;
  setting: SettingView;
  answer: FormAnswer | undefined;
  isSaved: boolean;
};

/** A setting: explanation on the left, form on the right, and a reset to the value from site/. */
export function SettingForm({ path, setting, answer, isSaved }: SettingFormProps) {
  const { name, title, about, fields, values, isSet } = setting;
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className="grid scroll-mt-28 gap-x-12 gap-y-6 border-t border-line py-10 xl:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${name}-title`} className="text-xl">
          {title}
        </h2>
        <p className="mt-2 text-sm text-muted">{about}</p>
        {isSaved && (
          <p role="status" className="mt-4 text-sm font-medium text-lagoon">
            Saved. The new setting applies now.
          </p>
        )}
      </div>
      <div className="max-w-2xl">
        <AccountForm
          action={`${path}?setting=${name}#${name}`}
          answer={answer}
          given={values}
          button="Save"
          look="quiet"
          scope={`form-${name}`}
        >
          {(field) => (
            <div className="grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-6">
              {fields.map((each) => (
                <div key={each.name} className={spanOf(each)}>
                  <Field field={each} given={field(each.name)} />
                </div>
              ))}
            </div>
          )}
        </AccountForm>
        {isSet && (
          <Form method="post" action={`${path}?setting=${name}&reset=1#${name}`} className="mt-3">
            <button type="submit" className="text-link min-h-11 text-sm">
              Reset to the default
            </button>
          </Form>
        )}
      </div>
    </section>
  );
}

/** A date and its time fit side by side even on phones. */
function spanOf({ half, as }: SettingField) {
  if (!half) return "col-span-2";
  return as === "line" ? "max-sm:col-span-2" : "";
}

function Field({
  field: { label, as, hint, isOptional, choices = [] },
  given,
}: {
  field: SettingField;
  given: ReturnType<GetField>;
}) {
  const common = { label, ...given, hint, isOptional };
  if (as === "choice") return <SelectField {...common} options={choices} />;
  if (as === "text") return <TextArea {...common} rows={3} maxLength={1000} />;
  if (as === "day" || as === "time")
    return <TextField {...common} type={as === "day" ? "date" : "time"} />;
  return <TextField {...common} autoComplete="off" maxLength={300} />;
}
