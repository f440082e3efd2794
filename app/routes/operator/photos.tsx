import { goOn } from "#app/account-form.server.ts";
import { ApproveOrReject } from "#app/components/account/approve-or-reject.tsx";
import { adminCrumb, WorkItem, WorkPage } from "#app/components/account/work-page.tsx";
import { Photo } from "#app/components/media/photo.tsx";
import { servicesContext } from "#app/context.ts";
import { type FormAnswer, mistaken, readForm } from "#app/form-answer.ts";
import { wholeForm } from "#app/form-fields.ts";
import { requireAllowed } from "#app/guards.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { refusePair, showPair } from "#domain/photos/end-pair.server.ts";
import { waitingPairs } from "#domain/photos/list-pairs.server.ts";
import { laterInWords, type PhotoFault, photoFaultNames, reasonSchema } from "#domain/photos/photos.ts";
import { keepPhoto, reportedPhotos, takePhotoDown } from "#domain/photos/report-photo.server.ts";
import { ageOf } from "#shared/age-of.ts";
import { formatDay } from "#shared/local-day.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/photos.ts";

const path = "/admin/photos";
const decision = { path, by: "act", hint: "Mailed to the place, word for word." } as const;

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "decide photos");
  const services = asked.context.get(servicesContext);
  const [pairs, reported] = [await waitingPairs(services, actor), await reportedPhotos(services, actor)];
  const now = services.clock();
  return {
    pairs: (pairs === "forbidden" ? [] : pairs).map(({ recordedAt, ...pair }) => ({ ...pair, age: ageOf(recordedAt, now).age })),
    reported: (reported === "forbidden" ? [] : reported).map(({ since, ...photo }) => ({ ...photo, age: ageOf(since, now).age })),
  };
}

export async function action(asked: Route.ActionArgs): Promise<FormAnswer | Response> {
  const actor = await requireAllowed(asked, "decide photos");
  const services = asked.context.get(servicesContext);
  const form = await asked.request.formData();
  const id = readId(String(form.get("id") ?? ""));
  const act = String(form.get("act") ?? "");
  const read = readForm(reasonSchema, form);
  const reason = "data" in read ? read.data.reason : null;
  if ((act === "refuse" || act === "take down") && reason === null && "answer" in read) return read.answer;
  const decided =
    act === "show"
      ? await showPair(services, actor, id)
      : act === "refuse"
        ? await refusePair(services, actor, id, reason ?? "")
        : act === "keep"
          ? await keepPhoto(services, actor, id)
          : act === "take down"
            ? await takePhotoDown(services, actor, id, reason ?? "")
            : "not-found";
  return decided === "done" ? goOn(path, []) : mistaken(form, { [wholeForm]: ["Somebody decided about it already, or it is gone."] });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Photos to look at", description: "Pairs that wait, and photos that were reported.", path, isIndexed: false });
}

export default function PhotosToLookAt({ loaderData: { pairs, reported }, actionData }: Route.ComponentProps) {
  const { errors, values } = actionData && !actionData.isDone ? actionData : { errors: {} as Record<string, string[]>, values: {} as Record<string, string> };
  const errorsOf = (id: number, act: string) => (values.id === String(id) && values.act === act ? errors.reason : undefined);
  return (
    <WorkPage
      title="Photos to look at"
      path={path}
      under={[adminCrumb]}
      problem={errors[wholeForm]?.[0]}
      lead="Before and after pictures are seen by nobody before you looked at them. Photos that were reported stay until you decide."
    >
      <section aria-labelledby="waiting" className="mt-10">
        <h2 id="waiting" className="mb-5 text-2xl">
          Before and after
        </h2>
        {pairs.length === 0 && <p className="text-muted">None wait.</p>}
        {pairs.map(({ id, medSpa, treatment, weeks, pictures, consentedOn, consentText, unalteredText, recordedBy, age }) => (
          <WorkItem
            key={id}
            label={`${treatment.name}, ${medSpa.name}`}
            deeds={
              <ApproveOrReject
                {...decision}
                given={{ id }}
                scope="refuse"
                yes={{ value: "show", text: "Show the pair" }}
                no={{ value: "refuse", text: "Refuse" }}
                errors={errorsOf(id, "refuse")}
              />
            }
          >
            <p className="flex flex-wrap items-baseline gap-x-4">
              <span className="font-semibold">{treatment.name}</span>
              <a href={`/listing/${medSpa.slug}`} className="text-link wrap-anywhere">
                {medSpa.name}
              </a>
            </p>
            <p className="mt-1 text-sm text-muted">
              {age} · the second picture {laterInWords(weeks)} · consent of {formatDay(consentedOn)}
              {recordedBy && `, recorded by ${recordedBy}`}
            </p>
            <div className="mt-4 grid max-w-2xl grid-cols-2 gap-3">
              {pictures.map((picture) => (
                <figure key={picture.id}>
                  <Photo picture={picture} alt={picture.description} sizes="(min-width: 40rem) 20rem, 46vw" className="w-full rounded-control" />
                  <figcaption className="mt-1.5 text-sm wrap-anywhere">{picture.description}</figcaption>
                </figure>
              ))}
            </div>
            <details className="mt-2">
              <summary className="text-link inline-flex min-h-11 items-center text-sm">What was agreed to</summary>
              <p className="measure mt-2 text-sm text-muted">“{consentText}”</p>
              <p className="measure mt-2 text-sm text-muted">“{unalteredText}”</p>
            </details>
          </WorkItem>
        ))}
      </section>
      <section aria-labelledby="reported" className="mt-14">
        <h2 id="reported" className="mb-5 text-2xl">
          Reported
        </h2>
        {reported.length === 0 && <p className="text-muted">None wait.</p>}
        {reported.map(({ medSpa, reports, age, pairId, owner: _owner, ...picture }) => (
          <WorkItem
            key={picture.id}
            label={`${picture.description}, ${medSpa.name}`}
            deeds={
              <ApproveOrReject
                {...decision}
                given={{ id: picture.id }}
                scope="take-down"
                yes={{ value: "keep", text: "Keep the photo" }}
                no={{ value: "take down", text: pairId === null ? "Take the photo down" : "Remove both pictures" }}
                errors={errorsOf(picture.id, "take down")}
              />
            }
          >
            <p className="flex flex-wrap items-baseline gap-x-4">
              <span className="font-semibold wrap-anywhere">{picture.description}</span>
              <a href={`/listing/${medSpa.slug}?tab=photos`} className="text-link wrap-anywhere">
                {medSpa.name}
              </a>
            </p>
            <p className="mt-1 text-sm text-muted">Reported: {age}</p>
            <ul className="mt-2 grid gap-1 text-sm text-coral">
              {reports.map(({ fault, words }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: reports have no other name and never move.
                <li key={index} className="wrap-anywhere">
                  {photoFaultNames[fault as PhotoFault]}
                  {words && `: ${words}`}
                </li>
              ))}
            </ul>
            <div className="mt-4 max-w-md">
              <Photo picture={picture} alt={picture.description} sizes="(min-width: 40rem) 28rem, 92vw" className="w-full rounded-control" />
            </div>
          </WorkItem>
        ))}
      </section>
    </WorkPage>
  );
}
