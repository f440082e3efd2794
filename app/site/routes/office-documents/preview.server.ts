import { RouterContextProvider } from "react-router";
import { readEntry, requireReference } from "#app/forms/reference-form.server.ts";
import { requireFound } from "#app/http/answers.server.ts";
import type { RouteArgs } from "#app/http/authorize.server.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { loader as readCategory } from "#app/site/routes/public/category.tsx";
import { loader as readCity } from "#app/site/routes/public/city.tsx";
import { loader as readTreatment } from "#app/site/routes/public/treatment-in-city.tsx";
import { findReference, isSlugFree } from "#domain/catalogue/reference/edit-reference.server.ts";
import { publicPath } from "#domain/catalogue/reference/reference-fields.ts";
import { countSynonym, findTopCity } from "#domain/catalogue/reference/reference-figures.server.ts";
import type { ReferenceEntry } from "#domain/catalogue/reference/reference-schemas.ts";
import { countWords } from "#domain/search/count-words.server.ts";
import type { Services } from "#domain/services.ts";

type PageArgs = RouteArgs & { params: { kind: string; slug: string } };

/**
 * Renders the public page with unsaved input. Nothing is written. Null if the input is invalid;
 * the form then shows why.
 */
export async function previewOf(args: PageArgs, form: FormData | null) {
  const { actor, services, kind } = await requireReference(args);
  const { slug } = args.params;
  const found = requireFound(await findReference(services, actor, kind, slug));
  const typed = form ?? formOf(found.values);
  const read = readEntry(kind, typed);
  if ("answer" in read || !(await isSlugFree(services, kind, slug, read.input.slug))) return null;
  return {
    name: read.input.name,
    page: await pageOf(args, slug, read),
    values: [...typed].flatMap(([name, value]) =>
      typeof value === "string" ? [{ name, value }] : [],
    ),
    moved:
      read.input.slug === slug
        ? null
        : { from: publicPath[kind](slug), to: publicPath[kind](read.input.slug) },
    removed:
      read.kind === "treatments"
        ? await removedSynonyms(services, slug, found.values.synonyms ?? "", read.input.synonyms)
        : [],
  };
}

/**
 * Overlays the form's fields on the loader's data. The page has no ads, so nothing is counted.
 */
async function pageOf(args: RouteArgs, slug: string, { kind, input }: ReferenceEntry) {
  const services = args.context.get(servicesContext);
  const context = new RouterContextProvider();
  context.set(servicesContext, { ...services, ads: { ...services.ads, offer: async () => null } });
  context.set(pageContext, args.context.get(pageContext));
  const at = (path: string) => ({ context, url: new URL(path, args.url) });
  if (kind === "categories") {
    const data = await readCategory({ ...at(`/category/${slug}`), params: { slug } });
    return { kind, data: { ...data, category: { ...data.category, ...input } } };
  }
  if (kind === "cities") {
    const data = await readCity({ ...at(`/city/${slug}`), params: { city: slug } });
    return { kind, data: { ...data, city: { ...data.city, ...input } } };
  }
  const city = (await findTopCity(services, slug)) ?? "";
  const data = await readTreatment({
    ...at(`/${slug}/${city}`),
    params: { treatment: slug, city },
  });
  return {
    kind,
    data: { ...data, category: input.category, treatment: { ...data.treatment, ...input } },
  };
}

async function removedSynonyms(services: Services, slug: string, before: string, after: string[]) {
  const gone = before.split("\n").filter((synonym) => synonym !== "" && !after.includes(synonym));
  return Promise.all(
    gone.map(async (synonym) => ({
      synonym,
      ...(await countSynonym(services, slug, synonym)),
      searches: await countWords(services, synonym),
    })),
  );
}

function formOf(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
