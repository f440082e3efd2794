import { Search } from "lucide-react";
import { useId } from "react";
import { useNavigate } from "react-router";

const looks = {
  hero: { height: "h-15 text-lg pl-13", icon: "left-5 size-5", button: "h-11 px-6" },
  header: { height: "h-11 pl-10", icon: "left-3.5 size-4", button: "sr-only" },
  mobile: { height: "h-12 pl-11", icon: "left-4 size-4.5", button: "sr-only" },
  modal: { height: "h-14 text-lg pl-12", icon: "left-4 size-5", button: "h-10 px-5" },
};

/** Asks the directory. Without JavaScript it is a plain form. */
export function SearchBox({
  variant,
  query = "",
  placeholder = "Search treatments, spas, or locations...",
}: {
  variant: keyof typeof looks;
  query?: string;
  placeholder?: string;
}) {
  const id = useId();
  const navigate = useNavigate();
  const { height, icon, button } = looks[variant];
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get("q")).trim();
    if (asked) void navigate(`/search?${new URLSearchParams({ q: asked })}`);
  };
  return (
    <search className="block w-full">
      <form action="/search" onSubmit={submit} className="relative">
        <label htmlFor={id} className="sr-only">
          {placeholder}
        </label>
        <Search className={`pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted ${icon}`} aria-hidden />
        <input
          id={id}
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={placeholder}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          className={`w-full rounded-full border border-line bg-surface pr-4 text-ink placeholder:text-muted hover:border-muted [&::-webkit-search-cancel-button]:appearance-none ${height} ${button === "sr-only" ? "" : "pr-32"}`}
        />
        <button
          type="submit"
          className={
            button === "sr-only"
              ? button
              : `absolute top-1/2 right-2 -translate-y-1/2 rounded-full bg-lagoon font-medium text-on-lagoon hover:opacity-90 ${button}`
          }
        >
          Search
        </button>
      </form>
    </search>
  );
}
