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
  const wanted = readExportFile(args.params.file);
  const services = args.context.get(servicesContext);
  if (!wanted) throw notFound();
  if (exportFiles[wanted.name].personal) await requireProof(args);
  const type = wanted.format === "json" ? "application/json" : csvType;
  return fileResponse(exportStream(services, wanted.name, wanted.format), args.params.file, type);
}
