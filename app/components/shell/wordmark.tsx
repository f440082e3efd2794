import { to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";

export function Wordmark() {
  return (
    <a
      href={to("/")}
      className="flex items-center gap-3 rounded-control font-display text-lg leading-none sm:shrink-0 sm:whitespace-nowrap"
    >
      <svg
        viewBox="0 0 32 32"
        className="size-8 text-lagoon"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="16" cy="16" r="14.5" />
        <path d="M6 19c3.5-4 6.5-4 10 0s6.5 4 10 0M8.5 23.5c2.5-2.5 5-2.5 7.5 0s5 2.5 7.5 0" />
        <circle cx="16" cy="11" r="2.6" />
      </svg>
      {brand.name}
    </a>
  );
}
