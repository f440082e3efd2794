import { type Refusal, rejectForm } from "#app/forms/form-result.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import {
  listLicenses,
  recordLicenseCheck,
} from "#domain/catalogue/licenses/check-license.server.ts";
import { licenseCheckSchema } from "#domain/catalogue/licenses/license-check.ts";
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

/** Returns null if saved. */
export async function saveLicenseCheck(
  services: Services,
  actor: Actor,
  form: FormData,
): Promise<Refusal | null> {
  const read = licenseCheckSchema.safeParse(Object.fromEntries(form));
  if (!read.success)
    return rejectForm(form, read.error.issues[0]?.message ?? "Something is missing");
  const outcome = await recordLicenseCheck(services, actor, read.data);
  if (outcome === "done") return null;
  return rejectForm(
    form,
    outcome === "in-the-future" ? "That day is in the future." : "This license no longer exists.",
  );
}
