import { Fragment } from "react";
import { say, type Values } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import type { Text } from "#site/spanish/text.ts";

type Tags<T extends string> = T extends `${string}</${infer Name}>${infer Rest}`
  ? Name | Tags<Rest>
  : never;
/** A string is the path of a plain link. */
type Part = string | ((words: string) => React.ReactNode);
type Parts<T extends string> = Record<Tags<T>, Part>;
type Given<T extends Text> = { text: T; parts: Parts<T> } & (Values<T> extends Record<string, never>
  ? { values?: never }
  : { values: Values<T> });

/**
 * A full sentence with inline tags: "The <a>current specials</a> of the county". `parts` maps the
 * tags.
 */
export function Said<T extends Text>({ text, parts, values }: Given<T>) {
  const said = (say as (text: string, values?: object) => string)(text, values);
  return said
    .split(/(<(\w+)>.*?<\/\2>)/)
    .map((piece, place, all) => ({ piece, place, name: all[place + 1] }))
    .filter(({ place }) => place % 3 !== 2)
    .map(({ piece, place, name }) => {
      const part = place % 3 === 1 && parts[name as Tags<T>];
      return (
        <Fragment key={place}>
          {part ? shown(part, piece.slice(piece.indexOf(">") + 1, piece.lastIndexOf("<"))) : piece}
        </Fragment>
      );
    });
}

function shown(part: Part, words: string) {
  if (typeof part !== "string") return part(words);
  return (
    <a className="text-link" href={to(part)}>
      {words}
    </a>
  );
}
