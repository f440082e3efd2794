import { Children } from "react";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { to } from "#shared/to.ts";

/** One of four steps. A finished step shrinks to one line with a link back. */
export function Step({
  number,
  title,
  chosen,
  changeHref,
  children,
}: {
  number: number;
  title: string;
  chosen?: string | undefined;
  changeHref?: string;
  children?: React.ReactNode;
}) {
  const isDone = chosen !== undefined;
  const isOpen = Children.toArray(children).length > 0;
  return (
    <section
      aria-labelledby={`step-${number}`}
      className={`border-t border-line py-6 ${isDone || isOpen ? "" : "text-muted"}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={`step-${number}`} className="flex items-baseline gap-4 text-lg">
          <span className="w-4 shrink-0 text-coral" aria-hidden>
            {number}
          </span>
          {title}
        </h2>
        {isDone && (
          <p className="flex grow flex-wrap justify-between gap-x-4 pl-8 sm:pl-0">
            <span className="font-medium wrap-anywhere">{chosen}</span>
            <a href={to(changeHref)} data-keeps-place className="text-link">
              <RichText
                text="Change<b> the {title}</b>"
                parts={{ b: (words) => <span className="sr-only">{words}</span> }}
                values={{ title: title.toLowerCase() }}
              />
            </a>
          </p>
        )}
      </div>
      {isOpen && <div className="mt-5 sm:pl-8">{children}</div>}
    </section>
  );
}
