import { data, redirect } from "react-router";
import { PreviewBar } from "#app/components/admin/preview-bar.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { Category } from "#app/routes/public/category.tsx";
import { City } from "#app/routes/public/city.tsx";
import { TreatmentInCity } from "#app/routes/public/treatment-in-city.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/preview.ts";
import { previewOf } from "./preview.server.ts";

const editOf = ({ kind, slug }: Route.LoaderArgs["params"]) => `/admin/catalogue/${kind}/${slug}`;

export const middleware = [authorize("catalogue.manage")];

export async function loader(args: Route.LoaderArgs) {
  const preview = await previewOf(args, null);
  if (!preview) throw redirect(editOf(args.params));
  return preview;
}

/** Invalid input returns to its form, which shows the errors. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  return (await previewOf(args, form)) ?? data(null, 422);
}

/** Our form shows this page in a frame. */
export const headers = () => ({
  "x-frame-options": "SAMEORIGIN",
  "cache-control": "private, no-store",
});

export const meta = privatePage("Preview");

export default function PreviewPage({
  loaderData,
  actionData,
  params,
  matches,
}: Route.ComponentProps) {
  const isRefused = actionData === null;
  const { page, ...preview } = actionData ?? loaderData;
  return (
    <>
      <PreviewBar {...preview} isRefused={isRefused} edit={editOf(params)} />
      {page.kind === "categories" && <Category loaderData={page.data} matches={matches} />}
      {page.kind === "cities" && <City loaderData={page.data} />}
      {page.kind === "treatments" && <TreatmentInCity loaderData={page.data} />}
    </>
  );
}
