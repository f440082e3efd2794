import { ChevronDown } from "./icons.tsx";

type AccordionItem = { title: string; children: React.ReactNode };

type Props = { parts: AccordionItem[]; heading?: "h2" | "h3" | "h4" };

/**
 * Renders collapsible sections that work without JavaScript. Find-in-page also finds closed ones.
 */
export function Accordion({ parts, heading: Heading = "h3" }: Props) {
  return (
    <div className="border-t border-line">
      {parts.map(({ title, children }) => (
        <details key={title} className="group/part border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-lagoon">
            <Heading className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
              {title}
            </Heading>
            <ChevronDown
              className="size-4 shrink-0 text-muted transition-transform duration-150 group-open/part:rotate-180"
              aria-hidden
            />
          </summary>
          <div className="measure pb-5 text-muted">{children}</div>
        </details>
      ))}
    </div>
  );
}
