import { data, Form, redirect } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import Category from "#app/site/routes/public/category.tsx";
import City from "#app/site/routes/public/city.tsx";
import TreatmentInCity from "#app/site/routes/public/treatment-in-city.tsx";
import { plural } from "#shared/say.ts";
import { previewOf } from "./preview.server.ts";

const editOf = ({ kind, slug }: LoaderArgs<"kind" | "slug">["params"]) =>
  `/admin/catalogue/${kind}/${slug}`;

export const middleware = [authorize("catalogue.manage")];

export async function loader(args: LoaderArgs<"kind" | "slug">) {
  const preview = await previewOf(args, null);
  if (!preview) throw redirect(editOf(args.params));
  return data(preview, { headers: framed });
}

/** Returns invalid input to its form, which shows the errors. */
export async function action(args: ActionArgs<"kind" | "slug">) {
  const form = await args.request.formData();
  return (await previewOf(args, form)) ?? data(null, 422);
}

/** Headers that let our form show this page in a frame. */
const framed = { "x-frame-options": "SAMEORIGIN", "cache-control": "private, no-store" };

export const meta = privatePage("Preview");

export default function PreviewPage({
  loaderData,
  actionData,
  params,
}: PageProps<typeof loader, typeof action, "kind" | "slug">) {
  const isRefused = actionData === null;
  const { page, ...preview } = actionData ?? loaderData;
  return (
    <>
      <PreviewBar {...preview} isRefused={isRefused} edit={editOf(params)} />
      {page.kind === "categories" && <Category loaderData={page.data} />}
      {page.kind === "cities" && <City loaderData={page.data} />}
      {page.kind === "treatments" && <TreatmentInCity loaderData={page.data} />}
    </>
  );
}

type BarProps = Omit<
  PageProps<typeof loader, typeof action, "kind" | "slug">["loaderData"],
  "page"
> & { isRefused: boolean; edit: string };

/**
 * Renders a banner above an unsaved preview: its status, the effects of saving, and the next steps.
 */
function PreviewBar({ name, values, moved, removed, isRefused, edit }: BarProps) {
  return (
    <aside aria-label="Preview" className="border-b border-line bg-sage">
      <div className="wrap flex flex-wrap items-start justify-between gap-x-12 gap-y-5 py-5">
        <div className="measure min-w-0 text-sm">
          <p className="font-semibold">
            {isRefused
              ? `What you typed cannot be saved: this is the saved version of ${name}`
              : `Preview of ${name}: not saved yet`}
          </p>
          <ul className="mt-1 grid gap-1">
            {moved && (
              <li className="wrap-anywhere">
                Its new address would be {moved.to}. {moved.from} would redirect there.
              </li>
            )}
            {removed.map(({ synonym, listings, lines, searches }) => (
              <li key={synonym}>
                Without “{synonym}”: {plural(listings, "listing")} would no longer be found by it,{" "}
                {plural(lines, "line")} on menus that use it, searched for{" "}
                {plural(searches, "time")} in 90 days.
              </li>
            ))}
          </ul>
        </div>
        <Form method="post" action={edit} target="_top" className="flex flex-wrap gap-3">
          {values.map(({ name: field, value }) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          {!isRefused && <Button>Save it</Button>}
          <Button variant="secondary" name="intent" value="edit again">
            Back to the form
          </Button>
        </Form>
      </div>
    </aside>
  );
}
