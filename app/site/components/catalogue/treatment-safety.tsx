import {
  findTextReviewer,
  parseSourceLine,
  type TreatmentNote,
} from "#domain/catalogue/reference/treatment.ts";
import { formatDay } from "#shared/local-day.ts";
import { say, sayStored } from "#shared/say.ts";
import { complaintOffices } from "#site/complaints.ts";

/** Shows the warning of a treatment, always before any benefits. */
export function TreatmentWarning({ warning }: Pick<TreatmentNote, "warning">) {
  if (!warning) return null;
  return (
    <p role="note" className="measure rounded-card border border-coral p-5 font-semibold">
      {sayStored(warning)}
    </p>
  );
}

export function TreatmentReview({
  treatment,
}: {
  treatment: Pick<
    TreatmentNote,
    | "isMedical"
    | "sources"
    | "lookUps"
    | "checkedOn"
    | "reviewedBy"
    | "reviewerLicense"
    | "reviewedOn"
  >;
}) {
  const { isMedical, sources, lookUps, checkedOn } = treatment;
  const review = findTextReviewer(treatment);
  return (
    <div className="measure mt-8 grid gap-2 border-t border-line pt-5 text-sm text-muted">
      <p>
        {review
          ? say("Reviewed by {name}, license {license}, on {day}.", {
              name: review.by,
              license: review.license,
              day: formatDay(review.on),
            })
          : say("This text has not yet been reviewed by a physician.")}{" "}
        {say("It is information, not medical advice.")}
      </p>
      {sources.length > 0 && (
        <p>
          {checkedOn
            ? say("Sources, read on {day}:", { day: formatDay(checkedOn) })
            : say("Sources:")}{" "}
          <Links links={sources.map(parseSourceLine)} />
        </p>
      )}
      {lookUps.length > 0 && (
        <p>
          {say("Where to look it up")}: <Links links={lookUps.map(parseSourceLine)} />
        </p>
      )}
      {isMedical && (
        <p>
          {say(
            "Trouble breathing, sudden loss of sight, chest pain or signs of a stroke: call 911.",
          )}{" "}
          {say("Report unlicensed or unsafe practice")}:{" "}
          <Links links={complaintOffices.map(({ name, url }) => ({ title: name, url }))} />
        </p>
      )}
    </div>
  );
}

const Links = ({ links }: { links: { title: string; url: string }[] }) =>
  links.map(({ title, url }, index) => (
    <span key={url}>
      {index > 0 && " · "}
      <a href={url} rel="noopener" className="text-link" lang="en">
        {title}
      </a>
    </span>
  ));
