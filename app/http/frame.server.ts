import type { LoaderFunctionArgs } from "react-router";
import { tags } from "#domain/catalogue/tags.ts";
import { announcementAt, settingsTag } from "#domain/settings/settings.ts";
import { contactDetailsFrom } from "./contact-details.ts";
import { pageContext, servicesContext } from "./context.ts";

export type Frame = Awaited<ReturnType<typeof loadFrame>>;

/** Loads what the header and the footer of every page need. */
export async function loadFrame({ context }: Pick<LoaderFunctionArgs, "context">) {
  const page = context.get(pageContext);
  page.shows(tags.reference, settingsTag);
  const services = context.get(servicesContext);
  const settings = await services.settings.read();
  return {
    siteUrl: page.siteUrl,
    reach: contactDetailsFrom(settings),
    announcement: announcementAt(settings, services.clock()),
    ...(await services.shell.read()),
  };
}
