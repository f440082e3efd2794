import { notFound } from "#app/http/answers.server.ts";
import { authorize, requireProof } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { csvType, fileResponse } from "#app/http/file-response.ts";
import { exportStream } from "#domain/exports/export-everything.server.ts";
import { exportFiles, readExportFile } from "#domain/exports/exports.ts";
import type { Route } from "./+types/export.ts";

export const middleware = [authorize("exports.read")];

/** Streams a full export. Exports with personal data ask for the password first. */
export async function loader(args: Route.LoaderArgs) {
  const file = readExportFile(args.params.file);
  const services = args.context.get(servicesContext);
  if (!file) throw notFound();
  if (exportFiles[file.name].personal) await requireProof(args);
  const type = file.format === "json" ? "application/json" : csvType;
  return fileResponse(exportStream(services, file.name, file.format), args.params.file, type);
}
