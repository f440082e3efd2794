import { dateFormat, language } from "#shared/language.ts";
import { say } from "#shared/say.ts";
import { slugify } from "#shared/slug.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { RichText } from "./rich-text.tsx";

type TextSection = { id?: string; title: string; paragraphs: React.ReactNode[] };

const dayFormat = dateFormat({ dateStyle: "long", timeZone: "UTC" });

/** Text page with its contents beside it. `updated`: date of a legal text, whose English version is binding. */
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
      <Breadcrumbs crumbs={[{ name: title, path }]} />
      <div className="mt-4 grid gap-x-16 lg:grid-cols-[15rem_minmax(0,1fr)] md:mt-6">
        <Contents parts={parts} />
        <article className="measure text-[1.0625rem]">
          <h1 className="text-2xl md:text-4xl">{title}</h1>
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
            <section key={part.title} id={part.id ?? slugify(part.title)} className="pt-10">
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
    </div>
  );
}

/** Beside the text where there is room. */
function Contents({ parts }: { parts: TextSection[] }) {
  return (
    <nav
      aria-label={say("Contents")}
      className="sticky top-24 h-fit max-h-[calc(100dvh-8rem)] overflow-y-auto border-r border-line pr-6 text-sm max-lg:hidden"
    >
      <ul className="grid gap-2">
        {parts.map(({ id, title }) => (
          <li key={title}>
            <a
              href={`#${id ?? slugify(title)}`}
              className="text-muted hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
