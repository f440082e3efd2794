import { dateFormat, language } from "#shared/language.ts";
import { say } from "#shared/say.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { RichText } from "./rich-text.tsx";

type TextSection = { id?: string; title: string; paragraphs: React.ReactNode[] };

const dayFormat = dateFormat({ dateStyle: "long", timeZone: "UTC" });

/** Text page in one column. `updated`: date of a legal text, whose English version is binding. */
export function TextPage({
  title,
  path,
  lead,
  updated,
  parts,
}: {
  title: string;
  path: string;
  lead: string;
  updated?: string;
  parts: TextSection[];
}) {
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { name: say("Home"), path: "/" },
          { name: title, path },
        ]}
      />
      <article className="measure">
        <h1 className="mt-6 text-3xl md:text-4xl">{title}</h1>
        {updated && (
          <p className="mt-3 text-sm text-muted">
            {say("Last updated {date}", { date: dayFormat(new Date(updated)) })}
          </p>
        )}
        {updated && language() === "es" && (
          <p className="mt-3 text-sm text-muted">
            <RichText
              text="This is a translation. If the two differ, the <a>English text</a> prevails."
              parts={{
                a: (words) => (
                  <a className="text-link" href={path} hrefLang="en">
                    {words}
                  </a>
                ),
              }}
            />
          </p>
        )}
        <p className="mt-5 text-lg text-muted">{lead}</p>
        {parts.map((part) => (
          <section key={part.title} id={part.id} className="pt-10">
            <h2 className="text-xl">{part.title}</h2>
            <div className="mt-3 grid gap-4 *:min-w-0">
              {part.paragraphs.map((paragraph, index) =>
                typeof paragraph === "string" ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the texts never change their places.
                  <p key={index}>{paragraph}</p>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the texts never change their places.
                  <div key={index}>{paragraph}</div>
                ),
              )}
            </div>
          </section>
        ))}
      </article>
    </div>
  );
}
