import { Fragment } from "react";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { say, type TextValues } from "#shared/say.ts";
import type { TranslatedText } from "#site/languages/languages.ts";

type Tags<T extends string> = T extends `${string}</${infer Name}>${infer Rest}`
  ? Name | Tags<Rest>
  : never;
/** A string is the path of a plain link. */
type TagContent = string | ((words: string) => React.ReactNode);
type Props<T extends TranslatedText> = { text: T } & ([Tags<T>] extends [never]
  ? { parts?: never }
  : { parts: Record<Tags<T>, TagContent> }) &
  (TextValues<T> extends Record<string, never> ? { values?: never } : { values: TextValues<T> });

/**
 * Renders a full sentence with inline tags: "The <a>current specials</a> of the county". `parts`
 * maps the tags.
 */
export function RichText<T extends TranslatedText>({ text, parts, values }: Props<T>) {
  const said = (say as (text: string, values?: object) => string)(text, values);
  return said
    .split(/(<(\w+)>.*?<\/\2>)/)
    .map((piece, place, all) => ({ piece, place, name: all[place + 1] }))
    .filter(({ place }) => place % 3 !== 2)
    .map(({ piece, place, name }) => {
      const part = place % 3 === 1 && parts?.[name as Tags<T>];
      return (
        <Fragment key={place}>
          {part ? shown(part, piece.slice(piece.indexOf(">") + 1, piece.lastIndexOf("<"))) : piece}
        </Fragment>
      );
    });
}

function shown(part: TagContent, words: string) {
  if (typeof part !== "string") return part(words);
  return <TextLink href={part}>{words}</TextLink>;
}
