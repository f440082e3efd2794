import type {} from "react";

/**
 * The attributes by which the scripts of this folder, islands, and styles find their elements.
 * A test refuses any other in markup, and one that nothing reads.
 */
type Mark =
  | "action"
  | "appearance"
  | "book-bar"
  | "card-fields"
  | "card-problem"
  | "chosen"
  | "closes-sheet"
  | "compare"
  | "compare-nothing"
  | "compare-waiting"
  | "compared-count"
  | "comparer"
  | "draft-drop"
  | "draft-kept"
  | "draft-sent"
  | "lit"
  | "marks-itself"
  | "near-else"
  | "number"
  | "opened"
  | "photo"
  | "photos"
  | "picture"
  | "preview"
  | "profile"
  | "save"
  | "starts-over"
  | "tabs";
type Text =
  | "ad"
  | "ad-place"
  | "ad-slot"
  | "answered-here"
  | "answered-in-dialog"
  | "brings"
  | "caption"
  | "card-key"
  | "card-next"
  | "card-secret"
  | "card-sending"
  | "dialog"
  | "failed"
  | "focuses"
  | "gallery"
  | "label"
  | "moved"
  | "near"
  | "needs"
  | "next"
  | "opens-in"
  | "parts"
  | "pin"
  | "save-all"
  | "searched"
  | "sending"
  | "share"
  | "slug"
  | "tip"
  | "treatment"
  | "uncompare"
  | "default"
  | "without-connection"
  | "words"
  | "work";

type ScriptAttributes = { [Name in Mark as `data-${Name}`]?: true | "" | undefined } & {
  [Name in Text as `data-${Name}`]?: string | number | undefined;
} & {
  "data-counts"?: "call" | "directions" | "email" | "website" | undefined;
  "data-draft"?: "listing" | undefined;
  /** `more` keeps the current results visible while more load. */
  "data-keeps-place"?: true | "" | "more" | undefined;
  /** The owner of the favorites in a list. */
  "data-of"?: "account" | "browser" | undefined;
  "data-passkey"?: "add" | "sign-in" | undefined;
};

declare module "react" {
  interface HTMLAttributes<T> extends ScriptAttributes {}
}
