import { goOn } from "#app/account-form.server.ts";
import { requireClient } from "#app/client-file.server.ts";
import { ClientFile, clientPath } from "#app/components/operator/client-file.tsx";
import { SectionForm } from "#app/components/profile/section-form.tsx";
import { missing } from "#app/missing.server.ts";
import { saveSection, sectionForm } from "#app/section-form.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { isSection, sections } from "#domain/revisions/sections.ts";
import type { Route } from "./+types/section.ts";

async function find(asked: Route.LoaderArgs | Route.ActionArgs) {
  const { actor, services, listing, client } = await requireClient(asked);
  const { section } = asked.params;
  if (!isSection(section)) throw await missing(services);
  return { client, within: { context: asked.context, actor, medSpaId: listing.id, section } };
}

export async function loader(asked: Route.LoaderArgs) {
  const { client, within } = await find(asked);
  return { client, form: await sectionForm(within) };
}

export async function action(asked: Route.ActionArgs) {
  const { client, within } = await find(asked);
  const { saved, answer } = await saveSection(within, await asked.request.formData());
  return (
    answer ??
    goOn(`${clientPath(client.slug)}?saved=${saved === "unchanged" ? saved : "saved"}`, [])
  );
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData
      ? `${sections[loaderData.form.section].title} of ${loaderData.client.name}`
      : "Edit a listing",
    description: "For webmasters: a section of a listing.",
    path: clientPath(params.slug),
    isIndexed: false,
  });
}

export default function ClientSection({
  loaderData: { client, form },
  actionData,
}: Route.ComponentProps) {
  const path = clientPath(client.slug);
  return (
    <ClientFile client={client} part="Profile">
      <section aria-labelledby="section" className="max-w-2xl">
        <h2 id="section" className="mb-2 text-xl">
          {sections[form.section].title}
        </h2>
        <p className="mb-6 text-muted">On the page as soon as you save it.</p>
        <SectionForm
          {...form}
          path={`${path}/sections/${form.section}`}
          leave={path}
          answer={actionData}
          button="Save"
        />
      </section>
    </ClientFile>
  );
}
