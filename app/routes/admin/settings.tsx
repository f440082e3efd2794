import { data } from "react-router";
import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { SettingForm } from "#app/components/admin/setting-form.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { readForm } from "#app/forms/form-result.ts";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { resetSetting, saveSetting } from "#domain/admin/change-settings.server.ts";
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
    saved: args.url.searchParams.get("saved"),
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
  const { searchParams } = args.url;
  const name = searchParams.get("setting") ?? "";
  if (!isSettingName(name)) throw notFound();
  const saved = `${path}?saved=${name}#${name}`;
  if (searchParams.has("reset")) {
    await resetSetting(services, actor, name);
    return redirectTo(saved);
  }
  const read = readForm(settingSchemas[name], await args.request.formData());
  if ("answer" in read) return data({ name, answer: read.answer }, 422);
  await saveSetting(services, actor, name, read.data);
  return redirectTo(saved);
}

export const meta = privatePage("Settings");

export default function SettingsPage({
  loaderData: { saved, settings },
  actionData,
}: Route.ComponentProps) {
  return (
    <AdminPage
      title="Settings"
      lead={
        <>
          What you can change while the site runs. Each setting applies to every process as soon as
          you save it; earlier values are in the{" "}
          <TextLink href="/admin/audit?thing=settings">audit log</TextLink>. The name, the region
          and the price are part of the site’s configuration and need a new build.
        </>
      }
    >
      <div className="mt-10">
        {settings.map((setting) => (
          <SettingForm
            key={setting.name}
            path={path}
            setting={setting}
            answer={actionData?.name === setting.name ? actionData.answer : undefined}
            isSaved={saved === setting.name && !actionData}
          />
        ))}
      </div>
    </AdminPage>
  );
}
