import { readFormAbove } from "#app/forms/form-result.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import {
  listLicenses,
  recordLicenseCheck,
} from "#domain/catalogue/licenses/check-license.server.ts";
import { licenseCheckSchema } from "#domain/catalogue/licenses/license-check-input.ts";
import { licenseCheckProblems } from "#domain/catalogue/problems.ts";
import type { Services } from "#domain/services.ts";
import { localDay } from "#shared/local-day.ts";

type CheckFilter = Parameters<typeof listLicenses>[2];
type Paging = Parameters<typeof listLicenses>[3];

export async function loadLicenses(
  services: Services,
  actor: Actor,
  which: CheckFilter,
  page: Paging,
) {
  const listed = await listLicenses(services, actor, which, page);
  const { total, licenses } = listed === "forbidden" ? { total: 0, licenses: [] } : listed;
  return {
    total,
    today: localDay(services.clock()),
    licenses: licenses.map(({ log, ...license }) => ({
      ...license,
      log: log.map(({ at, ...entry }) => ({ ...entry, at: momentInWords(new Date(at)) })),
    })),
  };
}

export const saveLicenseCheck = officeAction({
  read: (form) => readFormAbove(licenseCheckSchema, form),
  run: ({ services, actor, input }) => recordLicenseCheck(services, actor, input),
  problems: licenseCheckProblems,
  done: { done: (_, { args }) => ({ to: args.url.pathname + args.url.search }) },
});
