import { Children } from "react";
import { Heading } from "#app/components/ui/heading.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";

/** The target of links to a later step. */
export const activeStepId = "step";

type Props = {
  number: number;
  title: string;
  chosen?: string | undefined;
  changeHref?: string;
  children?: React.ReactNode;
};

/** Renders one of four steps. A finished step shrinks to one line with a link back. */
export function Step({ number, title, chosen, changeHref, children }: Props) {
  const isDone = chosen !== undefined;
  const isOpen = Children.toArray(children).length > 0;
  return (
    <section
      aria-labelledby={`step-${number}`}
      {...(isOpen ? { id: activeStepId, tabIndex: -1 } : {})}
      className={`scroll-mt-10 border-t border-line py-5 outline-none lg:scroll-mt-0 ${isDone || isOpen ? "" : "text-muted"}`}
    >
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 sm:grid-cols-[9.5rem_1fr_auto]">
        <Heading
          size="md"
          className="flex items-baseline gap-4 whitespace-nowrap"
          id={`step-${number}`}
        >
          <span className="w-4 shrink-0 text-coral" aria-hidden>
            {number}
          </span>
          {title}
        </Heading>
        {isDone && changeHref && (
          <>
            <p className="font-medium wrap-anywhere max-sm:col-span-2 max-sm:row-start-2 max-sm:pl-8">
              {chosen}
            </p>
            <TextLink href={changeHref} data-keeps-place>
              <RichText
                text="Change<b> the {title}</b>"
                parts={{ b: (words) => <span className="sr-only">{words}</span> }}
                values={{ title: title.toLowerCase() }}
              />
            </TextLink>
          </>
        )}
      </div>
      {isOpen && <div className="mt-5 sm:pl-8">{children}</div>}
    </section>
  );
}
