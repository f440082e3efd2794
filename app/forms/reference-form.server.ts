import { type FormAnswer, readForm } from "#app/forms/form-result.ts";
import { notFound } from "#app/http/answers.server.ts";
import { type RouteArgs, signedIn } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { saveReferenceProblems } from "#domain/catalogue/problems.ts";
import { listCategories } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { saveReference } from "#domain/catalogue/reference/edit-reference.server.ts";
import {
  isReferenceKind,
  type ReferenceKind,
  referenceFields,
} from "#domain/catalogue/reference/reference-fields.ts";
import {
  type ReferenceEntry,
  referenceSchemas,
} from "#domain/catalogue/reference/reference-schemas.ts";
import type { Services } from "#domain/services.ts";

type PageArgs = RouteArgs & { params: { kind: string; slug?: string } };

export async function requireReference(args: PageArgs) {
  const { actor, services } = signedIn(args);
  const { kind } = args.params;
  if (!isReferenceKind(kind)) throw notFound();
  return { actor, services, kind };
}

export async function referenceChoices(services: Services, kind: ReferenceKind) {
  const option = (value: string, label = value) => ({ value, label });
  const fixed = referenceFields[kind].flatMap(({ name, choices }) =>
    choices ? [[name, choices.map((each) => option(each))] as const] : [],
  );
  const categories =
    kind === "treatments"
      ? [
          [
            "category",
            (await listCategories(services)).map(({ slug, name }) => option(slug, name)),
          ] as const,
        ]
      : [];
  return Object.fromEntries([...fixed, ...categories]);
}

export function readEntry(
  kind: ReferenceKind,
  form: FormData,
): ReferenceEntry | { answer: FormAnswer } {
  const { treatments, categories, cities } = referenceSchemas;
  if (kind === "treatments") return entry(kind, readForm(treatments, form));
  return kind === "categories"
    ? entry(kind, readForm(categories, form))
    : entry(kind, readForm(cities, form));
}

const entry = <Kind extends ReferenceKind, Input>(
  kind: Kind,
  read: { data: Input } | { answer: FormAnswer },
) => ("answer" in read ? read : { kind, input: read.data });

/** Saves the entry in the path, or a new one. */
export const saveReferenceForm = officeAction({
  scope: requireReference,
  read: (form, { kind }) => {
    const read = readEntry(kind, form);
    return "answer" in read ? read : { data: read };
  },
  run: ({ services, actor, input, args }) =>
    saveReference(services, actor, args.params.slug ?? null, input),
  problems: saveReferenceProblems,
  done: {
    saved: ({ slug }, { kind }) => ({
      to: `/admin/catalogue/${kind}/${slug}`,
      title: "Saved",
      text: "Every page and search that uses it is up to date.",
    }),
  },
});
