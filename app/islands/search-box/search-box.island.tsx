import { Fragment, useEffect, useRef, useState } from "react";
import {
  ArrowRight,
  Clock,
  MapPin,
  Search,
  Sparkles,
  Store,
  Tag,
  X,
} from "#app/components/ui/icons.tsx";
import { say, to } from "#shared/say.ts";
import { createIsland } from "../create-island.tsx";
import { rememberSearch } from "./recent-searches.ts";
import { type SuggestionItem, useSuggestions } from "./use-suggestions.ts";

const modal = {
  height: "h-14 text-lg pl-5 sm:pl-12",
  icon: "left-4 size-5 max-sm:hidden",
  button: "h-10 px-5 max-sm:w-10 max-sm:px-0",
  pause: 300,
  most: 6,
};

const looks = {
  hero: {
    height: "h-15 text-lg pl-4.5 sm:pl-13",
    icon: "left-5 size-5 max-sm:hidden",
    button: "h-11 px-6 max-sm:w-11 max-sm:px-0",
    pause: 300,
    most: 8,
  },
  header: { height: "h-11 pl-10", icon: "left-3.5 size-4", button: "sr-only", pause: 200, most: 6 },
  mobile: { height: "h-12 pl-11", icon: "left-4 size-4.5", button: "sr-only", pause: 300, most: 6 },
  modal,
  /** Inside a panel, which would cut a list that lies over the page. */
  panel: modal,
};

const kinds = {
  med_spa: { label: () => say("Spa"), Icon: Store },
  category: { label: () => say("Category"), Icon: Tag },
  modality: { label: () => say("Treatment"), Icon: Sparkles },
  city: { label: () => say("City"), Icon: MapPin },
  recent: { label: () => say("Recent"), Icon: Clock },
};

/**
 * Classes that hide the button for the eye, because Enter does the same, but show it on keyboard
 * focus.
 */
const unseen = "shown-on-focus top-1/2 -translate-y-1/2 text-sm";

const blurPause = 200;
const none = -1;

export type SearchBoxProps = {
  variant: keyof typeof looks;
  query?: string;
  path?: string;
  placeholder?: string;
};

/**
 * Renders a search field with suggestions. Until first use, and without JavaScript, it is a plain
 * form.
 */
function SearchBox({
  id,
  variant,
  query = "",
  path = "/search",
  placeholder = variant === "hero"
    ? say("Search treatments, spas, or locations...")
    : say("Search treatments, spas, locations..."),
}: SearchBoxProps & { id: string }) {
  const { height, icon, button, pause, most } = looks[variant];
  const input = useRef<HTMLInputElement>(null);
  const closing = useRef(0);
  const [text, setText] = useState(query);
  const [shownFor, setShownFor] = useState(query);
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(none);
  const { suggestions, isLoading, isAsking, hasFailed } = useSuggestions(text, {
    isOpen,
    pause,
    most,
  });
  const suggestionIds = suggestions.map((suggestion) => suggestion.id).join(" ");
  const [listed, setListed] = useState(suggestionIds);
  // The list changed, so clear the highlight.
  if (listed !== suggestionIds) {
    setListed(suggestionIds);
    setHighlighted(none);
  }
  // A new search can arrive without remounting the box.
  if (shownFor !== query) {
    setShownFor(query);
    setText(query);
  }

  // Hydration can start after the visitor has typed, so read the field.
  useEffect(() => {
    if (!input.current) return;
    setText(input.current.value);
    setOpen(document.activeElement === input.current);
  }, []);

  const close = () => {
    clearTimeout(closing.current);
    setOpen(false);
    setHighlighted(none);
  };
  const open = () => {
    clearTimeout(closing.current);
    setOpen(true);
  };
  const go = (words: string, address: string) => {
    rememberSearch(words);
    close();
    input.current?.blur();
    location.assign(address);
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const query = (input.current?.value ?? text).trim();
    if (query) go(query, to(`${path}?${new URLSearchParams({ q: query })}`));
  };
  const choose = ({ type, title, url }: SuggestionItem) => {
    if (type === "recent") setText(title);
    go(title, to(url));
  };
  const isListed = isOpen && (isAsking || suggestions.length > 0);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const chosen = suggestions[highlighted];
    if (event.key === "ArrowDown" && isOpen)
      setHighlighted(Math.min(highlighted + 1, suggestions.length - 1));
    else if (event.key === "ArrowDown") open();
    else if (event.key === "ArrowUp") setHighlighted(Math.max(highlighted - 1, none));
    else if (event.key === "Enter" && isOpen && chosen) choose(chosen);
    // In a panel the first Escape closes the list alone, the next one the panel.
    else if (event.key === "Escape" && isListed) close();
    else return;
    event.preventDefault();
  };
  return (
    <search className="relative block w-full">
      <form action={to(path)} data-needs="q" onSubmit={submit} className="relative">
        <label htmlFor={`${id}-words`} className="sr-only">
          {placeholder}
        </label>
        <Search
          className={`pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted ${icon}`}
          aria-hidden
        />
        <input
          ref={input}
          id={`${id}-words`}
          type="text"
          inputMode="search"
          name="q"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={`${id}-list`}
          aria-activedescendant={highlighted > none ? `${id}-${highlighted}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setHighlighted(none);
            open();
          }}
          onFocus={open}
          onBlur={() => {
            closing.current = window.setTimeout(close, blurPause);
          }}
          onKeyDown={onKeyDown}
          placeholder={variant === "header" ? say("Search") : placeholder}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          className={`w-full rounded-full border border-edge bg-surface text-ink text-ellipsis placeholder:text-muted hover:border-muted ${height} ${button === "sr-only" ? "pr-11" : "beside-button"}`}
        />
        {text !== "" && (
          <button
            type="button"
            aria-label={say("Clear")}
            onClick={() => {
              setText("");
              input.current?.focus();
              close();
            }}
            className={`needs-script absolute top-1/2 flex size-9 -translate-y-1/2 items-center justify-center rounded-full text-muted hover:text-ink ${button === "sr-only" ? "right-1.5" : "right-14 sm:right-29"}`}
          >
            <X className="size-4" aria-hidden />
          </button>
        )}
        <button
          type="submit"
          className={
            button === "sr-only"
              ? `${unseen} ${text ? "right-11" : "right-3"}`
              : `absolute top-1/2 right-2 -translate-y-1/2 rounded-full bg-lagoon font-medium text-on-lagoon hover:opacity-90 ${button}`
          }
        >
          {button === "sr-only" ? (
            say("Search")
          ) : (
            <>
              <span className="max-sm:sr-only">{say("Search")}</span>
              <ArrowRight className="mx-auto size-5 sm:hidden" aria-hidden />
            </>
          )}
        </button>
      </form>
      <div
        hidden={!isListed}
        className={`${variant === "panel" ? "mt-2" : "absolute inset-x-0 top-full z-50 mt-2 raised"} overflow-hidden rounded-card border border-line bg-surface ${variant === "header" ? "min-w-80" : ""}`}
      >
        <div id={`${id}-list`} role="listbox" aria-label={say("Suggestions")}>
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion.id}
              id={`${id}-${index}`}
              suggestion={suggestion}
              typed={text}
              isHighlighted={index === highlighted}
              onChoose={() => choose(suggestion)}
            />
          ))}
        </div>
        {isListed && suggestions.length === 0 && (
          <p role="status" className="px-5 py-3.5 text-sm text-muted">
            {isLoading
              ? say("Searching...")
              : hasFailed
                ? say("Suggestions are not available right now.")
                : say("No suggestions found")}
          </p>
        )}
      </div>
    </search>
  );
}

export default createIsland<SearchBoxProps>("search-box", SearchBox);

function Option({
  id,
  suggestion: { type, title, subtitle },
  typed,
  isHighlighted,
  onChoose,
}: {
  id: string;
  suggestion: SuggestionItem;
  typed: string;
  isHighlighted: boolean;
  onChoose: () => void;
}) {
  const { label, Icon } = kinds[type];
  const more = subtitle === label() ? "" : subtitle;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which opens what is highlighted.
    <div
      id={id}
      role="option"
      aria-selected={isHighlighted}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`flex cursor-pointer items-center gap-3 px-4 py-2.5 hover:bg-sage ${isHighlighted ? "bg-sage" : ""}`}
    >
      <Icon className="size-4 shrink-0 text-muted" aria-hidden />
      <span className="min-w-0 grow">
        <span className="block wrap-anywhere">{withMatchesBold(title, typed)}</span>
        {more && <span className="block truncate text-sm text-muted">{more}</span>}
      </span>
      <span className="shrink-0 text-sm text-muted">{label()}</span>
    </div>
  );
}

/** Sets typed words in bold where they begin a word of the title. */
function withMatchesBold(title: string, typed: string) {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return title.split(/(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/u).map((part, at) => {
    const bold = words.find((word) => part.toLowerCase().startsWith(word))?.length ?? 0;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
      <Fragment key={at}>
        {bold > 0 && <b>{part.slice(0, bold)}</b>}
        {part.slice(bold)}
      </Fragment>
    );
  });
}
