import type { z } from "zod";
import { allSideEffects, sessionTime } from "#domain/catalogue/reference/treatment.ts";
import { whoMayText } from "#domain/catalogue/reference/treatment-law.ts";
import { listTreatmentNotes } from "#domain/catalogue/reference/treatment-notes.server.ts";
import { resolveName } from "#domain/search/match-name.ts";
import type { Services } from "#domain/services.ts";
import { formatCentsRange } from "#shared/money.ts";
import { pick } from "#shared/pick.ts";
import { toolAnswer, toolRefusal } from "./answer.ts";
import type { treatmentsInput, treatmentsOutput } from "./schemas.ts";

export async function listTreatments(
  services: Services,
  { query, page, pageSize }: z.infer<typeof treatmentsInput>,
) {
  const [reference, notes] = await Promise.all([
    services.reference(),
    listTreatmentNotes(services),
  ]);
  const meant = query ? resolveName(reference, "treatment", query) : null;
  const text = query?.toLowerCase() ?? "";
  const isMeant = ({ slug, name, description }: (typeof notes)[number]) =>
    meant && "slug" in meant
      ? slug === meant.slug
      : `${name} ${description}`.toLowerCase().includes(text);
  const found = notes.filter(isMeant);
  if (found.length === 0 && meant && "nearest" in meant)
    return toolRefusal(
      `No treatment matches "${query}". The nearest: ${meant.nearest.join(", ")}.`,
    );
  const treatments: z.infer<typeof treatmentsOutput>["treatments"] = found
    .slice((page - 1) * pageSize, page * pageSize)
    .map((note) => ({
      ...pick(note, ["slug", "name", "description"]),
      sessionTime: sessionTime(note),
      typicalPrice: `${formatCentsRange(note.priceMinCents, note.priceMaxCents)} ${note.priceUnit}`,
      ...pick(note, ["recovery", "warning", "fdaStatus", "notFor", "benefits"]),
      whoMay: whoMayText(note),
      sideEffects: allSideEffects(note),
      providerCount: note.listingCount,
    }));
  const lines = treatments.map(
    ({ name, slug, typicalPrice, providerCount }) =>
      `- ${name} [${slug}]: ${typicalPrice}, ${providerCount} providers`,
  );
  return toolAnswer(
    { treatments, total: found.length, page, hasMore: page * pageSize < found.length },
    [`${found.length} treatments, page ${page}.`, ...lines],
  );
}
