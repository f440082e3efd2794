import { Form } from "react-router";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { type FormAnswer, type GetField, readForm } from "#app/forms/form-result.ts";
import { notFound } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { resetSetting, saveSetting } from "#domain/admin/change-settings.server.ts";
import type { SettingField } from "#domain/settings/setting-fields.ts";
import { settingForms } from "#domain/settings/setting-fields.ts";
import { listOverriddenSettings, readSettings } from "#domain/settings/settings.server.ts";
import { isSettingName, settingNames, settingSchemas } from "#domain/settings/settings.ts";
import type { Route } from "./+types/settings.ts";

const path = "/admin/settings";

export const middleware = [authorize("settings.manage")];

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext);
  const [all, set] = [await readSettings(services), await listOverriddenSettings(services)];
  return {
    settings: settingNames.map((name) => ({
      name,
      ...settingForms[name],
      values: all[name],
      isSet: set.includes(name),
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services } = signedIn(args);
  const name = args.url.searchParams.get("setting") ?? "";
  if (!isSettingName(name)) throw notFound();
  const saved = { title: "Saved", text: "The new setting applies now." };
  const form = await args.request.formData();
  if (form.get("intent") === "reset") {
    await resetSetting(services, actor, name);
  } else {
    const read = readForm(settingSchemas[name], form);
    if ("answer" in read) return { ...read.answer, name };
    await saveSetting(services, actor, name, read.data);
  }
  return redirectWithFlash(services, `${path}#${name}`, saved);
}

export const meta = privatePage("Settings");

export default function SettingsPage({
  loaderData: { settings },
  actionData,
}: Route.ComponentProps) {
  return (
    <AdminPage
      title="Settings"
      lead={
        <>
          Changes apply right away and are recorded in the{" "}
          <TextLink href="/admin/audit?thing=settings">audit log</TextLink>. The name, the region
          and the price are part of the site’s configuration and need a new build.
        </>
      }
    >
      <div className="mt-10">
        {settings.map((setting) => (
          <SettingForm
            key={setting.name}
            setting={setting}
            actionData={actionData?.name === setting.name ? actionData : undefined}
          />
        ))}
      </div>
    </AdminPage>
  );
}

type SettingFormProps = {
  setting: Route.ComponentProps["loaderData"]["settings"][number];
  actionData: FormAnswer | undefined;
};

/**
 * Shows a setting: explanation on the left, form on the right, and a reset to the value from site/.
 */
function SettingForm({ setting, actionData }: SettingFormProps) {
  const { name, title, about, fields, values, isSet } = setting;
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className="grid scroll-mt-28 gap-x-12 gap-y-6 border-t border-line py-10 xl:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <Heading id={`${name}-title`}>{title}</Heading>
        <p className="mt-2 text-sm text-muted">{about}</p>
      </div>
      <div className="max-w-2xl">
        <ShortForm
          action={`${path}?setting=${name}#${name}`}
          actionData={actionData}
          defaultValues={values}
          button="Save"
          variant="secondary"
          scope={`form-${name}`}
        >
          {(field) => (
            <div className="grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-6">
              {fields.map((each) => (
                <div key={each.name} className={spanOf(each)}>
                  <Field field={each} input={field(each.name)} />
                </div>
              ))}
            </div>
          )}
        </ShortForm>
        {isSet && (
          <Form method="post" action={`${path}?setting=${name}#${name}`} className="mt-3">
            <input type="hidden" name="intent" value="reset" />
            <Button variant="link" className="text-sm">
              Reset to the default
            </Button>
          </Form>
        )}
      </div>
    </section>
  );
}

/** Returns the column classes of a field. A date and its time fit side by side even on phones. */
function spanOf({ half, as }: SettingField) {
  if (!half) return "col-span-2";
  return as === "line" ? "max-sm:col-span-2" : "";
}

function Field({
  field: { label, as, hint, isOptional, choices = [] },
  input,
}: {
  field: SettingField;
  input: ReturnType<GetField>;
}) {
  const common = { label, ...input, hint, isOptional };
  if (as === "choice") return <SelectField {...common} options={choices} />;
  if (as === "text") return <TextArea {...common} rows={3} maxLength={1000} />;
  if (as === "day" || as === "time")
    return <TextField {...common} type={as === "day" ? "date" : "time"} />;
  return <TextField {...common} autoComplete="off" maxLength={300} />;
}
