import { Link } from "react-router";
import type { ShownSection } from "#app/routes/shared/listing-sections/profile-view.server.ts";

const charactersShown = 160;

export function SectionLines({ path, sections }: { path: string; sections: ShownSection[] }) {
  return (
    <dl className="border-b border-line">
      {sections.map(({ name, title, facts, isStale, standing }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-t border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
        >
          <dt className="font-medium">
            {title}
            <span className={`block text-sm font-normal ${isStale ? "text-coral" : "text-muted"}`}>
              {standing}
            </span>
          </dt>
          <dd className="text-muted wrap-anywhere max-sm:order-3 max-sm:col-span-2">
            {inShort(facts) || "Nothing entered yet."}
          </dd>
          <dd className="text-right">
            <Link
              to={`${path}/sections/${name}`}
              data-keeps-place
              preventScrollReset
              className="text-link inline-flex min-h-11 items-start"
            >
              Edit<span className="sr-only"> {title}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function inShort(facts: ShownSection["facts"]) {
  const text = facts.flatMap(({ lines }) => lines).join(" · ");
  return text.length > charactersShown
    ? `${text.slice(0, text.lastIndexOf(" ", charactersShown))} …`
    : text;
}
