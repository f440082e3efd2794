import { dateFormat, language } from "#shared/language.ts";
import { say, sayStored } from "#shared/say.ts";
import { slugify } from "#shared/slug.ts";
import type { TranslatedText } from "#site/languages/languages.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Heading } from "./heading.tsx";
import { RichText } from "./rich-text.tsx";

export type TextSection<Text extends string = TranslatedText> = {
  id?: string;
  title: Text;
  paragraphs: (Text | React.ReactElement)[];
};

const idOf = ({ id, title }: TextSection<string>) => id ?? slugify(sayStored(title));
const dayFormat = dateFormat({ dateStyle: "long", timeZone: "UTC" });

/**
 * Renders a text page with its contents beside it. `updated`: date of a legal text, whose English
 * version is binding.
 */
export function TextPage<Text extends string = TranslatedText>({
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
  /** The sections, which this component translates. */
  parts: TextSection<NoInfer<Text>>[];
}) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: title, path }]} />
      <div className="mt-4 grid gap-x-16 lg:grid-cols-[15rem_minmax(0,1fr)] md:mt-6">
        <Contents parts={parts} />
        <article className="measure text-[1.0625rem]">
          <Heading level={1}>{title}</Heading>
          {updated && (
            <p className="mt-3 text-sm text-muted">
              {say("Last updated {date}", { date: dayFormat(new Date(updated)) })}
            </p>
          )}
          {updated && language() !== "en" && (
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
            <section key={part.title} id={idOf(part)} className="pt-10">
              <Heading>{sayStored(part.title)}</Heading>
              <div className="mt-3 grid gap-4 *:min-w-0">
                {part.paragraphs.map((paragraph, index) =>
                  typeof paragraph === "string" ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the texts never change their places.
                    <p key={index}>{sayStored(paragraph)}</p>
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

/** Lists the sections beside the text where there is room. */
function Contents({ parts }: { parts: TextSection<string>[] }) {
  return (
    <nav
      aria-label={say("Contents")}
      className="sticky top-24 h-fit max-h-[calc(100dvh-8rem)] overflow-y-auto border-r border-line pr-6 text-sm max-lg:hidden"
    >
      <ul className="grid gap-2">
        {parts.map((part) => (
          <li key={part.title}>
            <a href={`#${idOf(part)}`} className="text-muted hover:text-ink hover:underline">
              {sayStored(part.title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
